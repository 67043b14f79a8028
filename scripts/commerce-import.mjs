// This file is JavaScript, so that any Node can run it. The command is TypeScript, which needs a newer Node or the one in node_modules.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const command = new URL("lib/import-command.ts", import.meta.url);
const suffix = process.platform === "win32" ? ".exe" : "";
const bundled = fileURLToPath(new URL(`../node_modules/node/bin/node${suffix}`, import.meta.url));

if (process.features.typescript) await import(command.href);
else if (existsSync(bundled)) {
	const child = spawn(bundled, [fileURLToPath(command), ...process.argv.slice(2)], { stdio: "inherit" });
	// Ctrl-C reaches the child too, which then releases its import and exits.
	process.on("SIGINT", () => undefined);
	process.on("SIGTERM", () => child.kill("SIGTERM"));
	child.on("exit", (code) => {
		process.exitCode = code ?? 1;
	});
} else {
	console.error(
		`Node ${process.version} cannot run this command: run "npm install" first, which brings a Node that can.`,
	);
	process.exitCode = 1;
}
