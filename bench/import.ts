import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { generateCatalogue } from "@vetrina/demo-house/catalogue/generate-catalogue.ts";
import { importCatalogue } from "../scripts/import-catalogue.ts";
import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";
import { migrate } from "../scripts/lib/migrate.ts";
import { root } from "../scripts/lib/run.ts";
import { startLocal } from "../scripts/lib/workers.ts";
import { atLeast, type Figure } from "./lib/table.ts";

const SCALE = 3_000;

export async function measureImport(): Promise<Figure[]> {
	const lines = [...generateCatalogue({ scale: SCALE })];
	const variants = lines.filter(({ kind }) => kind === "variant").length;
	const state = resolve(root, `.cache/bench-import-${process.pid}`);
	const secrets = ensureSecrets();
	try {
		await migrate(state);
		const local = await startLocal({
			secrets,
			state,
			instanceType: "staging",
			commercePort: 0,
			commerceOnly: true,
		});
		try {
			const since = performance.now();
			let stagedLines = 0;
			await importCatalogue({
				baseUrl: local.commerce,
				token: secrets.commerce.ADMIN_TOKEN ?? "",
				lines,
				replace: true,
				onProgress: ({ phase }) => {
					if (phase === "lines") stagedLines = performance.now();
				},
			});
			const end = performance.now();
			const perSecond = (from: number, to: number): number => Math.round(variants / ((to - from) / 1000));
			return [
				atLeast(`import of ${variants} variants, variants per second`, perSecond(since, end), 1000),
				{ figure: "  of which reading the lines", measured: String(perSecond(since, stagedLines)) },
				{ figure: "  of which writing the index", measured: String(perSecond(stagedLines, end)) },
			];
		} finally {
			await local.stop();
		}
	} finally {
		rmSync(state, { recursive: true, force: true });
	}
}
