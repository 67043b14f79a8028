/** `npm run build` builds the client and the storefront Worker (Vite), and the embedded commerce cloud (wrangler), into dist/. */
import "./lib/checks/quiet.ts";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { ensureSecrets } from "./lib/checks/secrets.ts";
import { dist, wranglerAlias } from "./lib/house.ts";
import { checkLegal } from "./lib/legal/check-legal.ts";
import { root, run } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";
import { buildStudio } from "./lib/studio/build-studio.ts";

/** Arguments of wrangler with which it bundles the chosen house into the cloud. */
export const commerceAliases: readonly string[] = Object.entries(wranglerAlias).flatMap(([name, file]) => [
	"--alias",
	`${name}:${file}`,
]);

export async function build(): Promise<void> {
	await Promise.all([buildStorefront(), buildCommerce()]);
}

export async function buildStorefront(): Promise<void> {
	ensureSecrets();
	await checkLegal();
	await run("vite", ["build", "--logLevel", "warn"], { env: { NODE_ENV: "production" } });
}

export async function buildCommerce(): Promise<void> {
	await buildStudio();
	rmSync(resolve(root, dist, "commerce"), { recursive: true, force: true });
	await run(
		"wrangler",
		[
			"deploy",
			"--dry-run",
			"--outdir",
			resolve(root, dist, "commerce"),
			"-c",
			"packages/commerce-sandbox/wrangler.toml",
			...commerceAliases,
		],
		{ quiet: true },
	);
}

if (import.meta.main) {
	try {
		await build();
		console.log(`Built ${dist}/client, ${dist}/vetrina and ${dist}/commerce.`);
	} catch (error) {
		fail(error);
	}
}
