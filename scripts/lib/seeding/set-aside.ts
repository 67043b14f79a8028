import { existsSync, renameSync, rmSync } from "node:fs";

/** Moves a state folder out of the way, in the place of one that was moved before. Returns its new path; undefined if there is none. */
export function setAside(state: string): string | undefined {
	if (!existsSync(state)) return undefined;
	const old = `${state}.old`;
	rmSync(old, { recursive: true, force: true });
	renameSync(state, old);
	return old;
}
