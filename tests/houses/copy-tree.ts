import { execFileSync } from "node:child_process";
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/run.ts";

/**
 * Copies the sources of the repository to an empty folder, as a repository of its own, so that tools which ask git see the copy alone. Packages
 * are those of the repository, except the workspaces, which lead into the copy.
 */
export function copyTree(folder: string): void {
	const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
		cwd: root,
		encoding: "utf8",
	});
	for (const file of list.split("\0").filter((one) => one !== "" && existsSync(join(root, one))))
		cpSync(join(root, file), join(folder, file));
	const workspaces = readdirSync(join(root, "packages")).map((name) => `packages/${name}/node_modules`);
	for (const packages of ["node_modules", ...workspaces])
		if (existsSync(join(root, packages))) linkPackages(folder, packages);
	for (const args of [
		["init", "-q"],
		["add", "-A"],
	])
		execFileSync("git", args, { cwd: folder, stdio: "ignore" });
}

function linkPackages(folder: string, packages: string): void {
	mkdirSync(join(folder, packages), { recursive: true });
	for (const name of readdirSync(join(root, packages))) {
		const path = join(packages, name);
		const source = join(root, path);
		if (name === "@vetrina") linkPackages(folder, path);
		else if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), join(folder, path));
		else symlinkSync(source, join(folder, path));
	}
}
