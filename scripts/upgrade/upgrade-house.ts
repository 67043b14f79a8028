import { readApplied, recordApplied } from "./applied-migration.ts";
import type { HouseFiles } from "./house-files.ts";
import type { Migration } from "./migration.ts";

export type Step = {
	name: string;
	says: string;
	/** `needless`: the house had the new form already. `faulty`: it is changed, and `faults` have to be mended by hand. */
	state: "changed" | "needless" | "faulty";
	written: string[];
	byHand: string[];
	faults: string[];
};
export type Upgrade = { from: number; to: number; steps: Step[] };

/**
 * Applies the migrations that a house does not record, in their order, and records each one that verifies itself (shell-39). The first one
 * with faults ends the upgrade. A dry run verifies nothing, because nothing is written.
 */
export async function upgradeHouse(
	house: HouseFiles,
	migrations: readonly Migration[],
	{ isDry = false } = {},
): Promise<Upgrade> {
	const from = readApplied(house);
	const steps: Step[] = [];
	let to = from;
	for (const migration of migrations.slice(from)) {
		const isNeeded = migration.detect(house);
		const byHand = isNeeded ? migration.change(house) : [];
		const faults = isDry ? [] : await migration.verify(house);
		const state = faults.length > 0 ? "faulty" : isNeeded ? "changed" : "needless";
		const { name, says } = migration;
		steps.push({ name, says, state, written: house.takeWritten(), byHand, faults });
		if (faults.length > 0) break;
		to++;
		recordApplied(house, to);
		house.takeWritten();
	}
	return { from, to, steps };
}

const WORDS: Record<Step["state"], string> = {
	changed: "changed",
	needless: "already so",
	faulty: "changed, with faults",
};

export function printUpgrade(
	shown: string,
	{ from, to, steps }: Upgrade,
	{ newest, isDry = false }: { newest: number; isDry?: boolean },
): string {
	if (from > newest)
		return `${shown} is at migration ${from}, which this engine does not know: update the engine first.`;
	if (steps.length === 0) return `${shown} is at migration ${to}, the newest.`;
	const lines = steps.flatMap(({ name, says, state, written, byHand, faults }) => [
		`  ${name} (${WORDS[state]}): ${says}`,
		...written.map((path) => `      written  ${path}`),
		...byHand.map((one) => `      by hand  ${one}`),
		...faults.map((one) => `      fault    ${one}`),
	]);
	if (isDry)
		return [`${shown} is at migration ${from} of ${newest}. An upgrade would do this:`, ...lines].join("\n");
	const verdict =
		to === newest
			? `${shown} is at migration ${to}, the newest.`
			: `${shown} stays at migration ${to} of ${newest}: mend the faults, then run \`npm run upgrade\` again.`;
	return [`${shown} was at migration ${from}; since then:`, ...lines, "", verdict].join("\n");
}
