// Plain JavaScript, for the Node that is there: the command itself is TypeScript, which only newer ones run as it is.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const command = new URL("lib/import-command.ts", import.meta.url);
const suffix = process.platform === "win32" ? ".exe" : "";
const bundled = fileURLToPath(new URL(`../node_modules/node/bin/node${suffix}`, import.meta.url));

if (process.features.typescript) await import(command.href);
else if (existsSync(bundled)) {
	const child = spawn(bundled, [fileURLToPath(command), ...process.argv.slice(2)], { stdio: "inherit" });
	// Ctrl-C reaches both: the command lets go of its import and decides how this ends.
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
