import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { freePort } from "../../scripts/lib/ports.ts";
import { root } from "../../scripts/lib/run.ts";

/** Starts `npm run dev` on free ports. */
export async function startDevelopment(): Promise<{ origin: string; stop(): void }> {
	const [storefront, commerce] = [await freePort(), await freePort()];
	const server = spawn(process.execPath, ["scripts/dev.ts"], {
		cwd: root,
		env: { ...process.env, STOREFRONT_PORT: String(storefront), COMMERCE_PORT: String(commerce) },
		stdio: ["ignore", "pipe", "inherit"],
	});
	for await (const line of createInterface(server.stdout)) if (line.includes("Ready in")) break;
	server.stdout.resume();
	return { origin: `http://localhost:${storefront}`, stop: () => server.kill("SIGINT") };
}
