import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { freePort } from "../ports.ts";
import { root } from "../run.ts";

export type Development = { origin: string; commerce: string; stop(): Promise<void> };

/** Starts `npm run dev` on free ports. Throws with what it printed if it ends before it is ready. `onLine` gets each line until then. */
export async function startDevelopment(
	env: Record<string, string> = {},
	onLine: (line: string) => void = () => {},
): Promise<Development> {
	const [storefront, commerce] = [await freePort(), await freePort()];
	const server = spawn(process.execPath, ["scripts/dev.ts"], {
		cwd: root,
		env: {
			...process.env,
			...env,
			STOREFRONT_PORT: String(storefront),
			COMMERCE_PORT: String(commerce),
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	const ended = once(server, "exit");
	const said: string[] = [];
	const hear = (text: unknown) => said.push(String(text));
	server.stderr.on("data", hear);
	const lines = createInterface(server.stdout);
	lines.on("line", hear);
	let isReady = false;
	for await (const line of lines) {
		onLine(line);
		isReady = line.includes("Ready in");
		if (isReady) break;
	}
	if (!isReady) throw new Error(`npm run dev has ended: ${said.join("\n")}`);
	server.stdout.resume();
	return {
		origin: `http://localhost:${storefront}`,
		commerce: `http://localhost:${commerce}`,
		async stop() {
			server.kill("SIGINT");
			await ended;
		},
	};
}
