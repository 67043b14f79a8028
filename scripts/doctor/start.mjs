// This file is JavaScript, so that any Node can say that the packages are missing. The command is TypeScript, which needs the Node that comes with them.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const command = new URL("doctor.ts", import.meta.url);
const suffix = process.platform === "win32" ? ".exe" : "";
const bundled = fileURLToPath(new URL(`../../node_modules/node/bin/node${suffix}`, import.meta.url));

if (!existsSync(bundled)) {
	const says = "The packages of the project are not installed.";
	const fix = "Run `npm ci`. It needs Node 20 or newer, and brings the Node that runs the scripts.";
	console.log(
		process.argv.includes("--json")
			? JSON.stringify({ stops: true, findings: [{ about: "packages", state: "stop", says, fix }] })
			: `  STOP  ${says}\n        Fix: ${fix}`,
	);
	process.exitCode = 1;
} else
	spawn(bundled, [fileURLToPath(command), ...process.argv.slice(2)], { stdio: "inherit" }).on(
		"exit",
		(code) => {
			process.exitCode = code ?? 1;
		},
	);
