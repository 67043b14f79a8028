import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

export type RunOptions = { env?: Record<string, string>; cwd?: string; quiet?: boolean };

/** Returns the environment of a child process. The project's tools come first in its PATH, so that its Node is used. */
export function childEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
	const bin = resolve(root, "node_modules/.bin");
	return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`, ...extra };
}

export async function run(command: string, args: string[], options: RunOptions = {}): Promise<string> {
	const result = await attempt(command, args, options);
	if (result.code === 0) return result.output;
	if (options.quiet) process.stderr.write(result.output);
	throw new CommandError(`${command} ${args.join(" ")} ended with code ${result.code}`, result.code);
}

export function attempt(
	command: string,
	args: string[],
	options: RunOptions = {},
): Promise<{ code: number; output: string }> {
	return new Promise((done, fail) => {
		const child = spawn(command, args, {
			cwd: options.cwd ?? root,
			env: childEnvironment(options.env),
			stdio: ["ignore", options.quiet ? "pipe" : "inherit", options.quiet ? "pipe" : "inherit"],
		});
		const output: Buffer[] = [];
		child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
		child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
		child.on("error", fail);
		child.on("close", (code) => done({ code: code ?? 1, output: Buffer.concat(output).toString() }));
	});
}

export class CommandError extends Error {
	readonly code: number;
	constructor(message: string, code: number) {
		super(message);
		this.code = code;
	}
}
