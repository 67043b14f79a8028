import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../lib/run.ts";

/** A house and its migrations' changes. Paths are relative to the house's folder, those of the engine to the repository. */
export type HouseFiles = {
	folder: string;
	read(path: string): string | undefined;
	write(path: string, text: string): void;
	/** Reads a file of the engine as it was before the release that a migration belongs to; undefined if it is unknown. */
	readFormer(path: string): string | undefined;
	/** Paths that were written since the last call. */
	takeWritten(): string[];
};

export type ReadFormer = (path: string) => string | undefined;

/** `isDry`: writes stay in memory. */
export function openHouse(folder: string, readFormer: ReadFormer, { isDry = false } = {}): HouseFiles {
	const written = new Map<string, string>();
	let latest: string[] = [];
	return {
		folder,
		readFormer,
		read: (path) =>
			written.get(path) ??
			(existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined),
		write(path, text) {
			written.set(path, text);
			latest.push(path);
			if (isDry) return;
			mkdirSync(dirname(join(folder, path)), { recursive: true });
			writeFileSync(join(folder, path), text);
		},
		takeWritten() {
			const paths = latest;
			latest = [];
			return paths;
		},
	};
}

const git = (args: readonly string[]): string | undefined => {
	try {
		return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
	} catch {
		return undefined;
	}
};

/**
 * Reads files of the engine from git, at a commit, or else at the parent of the commit or merge that took `mark` out of `markedFile`. The
 * first parent of a merge has what the house itself had there.
 */
export const readFromGit =
	({ commit, mark, markedFile }: { commit?: string; mark: string; markedFile: string }): ReadFormer =>
	(path) => {
		const found = git([
			"log",
			"-1",
			"--first-parent",
			"-m",
			`-S${mark}`,
			"--format=%H",
			"--",
			markedFile,
		])?.trim();
		const before = commit ?? (found ? `${found}^1` : undefined);
		return before === undefined ? undefined : git(["show", `${before}:${path}`]);
	};
