/** `npm run build`: the client and the storefront Worker (Vite), and the embedded commerce cloud (wrangler). */
import { resolve } from "node:path";
import { root, run } from "./lib/run.ts";

export async function build(options: { quiet?: boolean } = {}): Promise<void> {
	const env = { WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "warn" };
	await Promise.all([
		run("vite", ["build", ...(options.quiet ? ["--logLevel", "warn"] : [])], { env }),
		run("wrangler", ["deploy", "--dry-run", "--outdir", resolve(root, "dist/commerce"), "-c", "commerce/wrangler.toml"], { env }),
	]);
}

if (import.meta.main) await build();
