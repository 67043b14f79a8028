/**
 * `npm run lock` adds missing entries to package-lock.json. If a registry lacks a package's builds for other systems, npm leaves them
 * out of the lock, and `npm ci` then refuses the lock on every system. The missing entries are derived from their parents.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./lib/run.ts";

type Entry = {
	version?: string;
	optionalDependencies?: Record<string, string>;
	dev?: boolean;
	os?: string[];
	cpu?: string[];
	libc?: string[];
	optional?: boolean;
};
type Lock = { packages: Record<string, Entry> };

const SYSTEMS: Record<string, string> = { windows: "win32" };
const PROCESSORS: Record<string, string> = {
	"64": "x64",
	arm: "arm",
	x64: "x64",
	arm64: "arm64",
	ia32: "ia32",
	ppc64: "ppc64",
	riscv64: "riscv64",
	s390x: "s390x",
};

/** Parses "@swc/core-linux-arm-gnueabihf" to os linux, cpu arm, libc glibc; returns null for a package for every system. */
export const parsePlatform = (name: string): Pick<Entry, "os" | "cpu" | "libc"> | null => {
	const match =
		/(android|darwin|freebsd|linux|openharmony|win32|windows)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x|64)(?:-(\w+))?$/.exec(
			name,
		);
	const [, system = "", processor = "", abi] = match ?? [];
	if (!match) return null;
	const libc = abi?.startsWith("musl")
		? ["musl"]
		: abi?.startsWith("gnu") && system === "linux"
			? ["glibc"]
			: undefined;
	return {
		os: [SYSTEMS[system] ?? system],
		cpu: [PROCESSORS[processor] ?? processor],
		...(libc ? { libc } : {}),
	};
};

const missingEntries = ({ packages }: Lock): [string, Entry][] =>
	Object.entries(packages).flatMap(([parent, entry]) =>
		Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, version]): [string, Entry][] => {
			const nested = `${parent}/node_modules/${name}`;
			const top = `node_modules/${name}`;
			const isKnown = packages[nested]?.version === version || packages[top]?.version === version;
			const platform = parsePlatform(name);
			if (isKnown || !platform || !/^\d/.test(version)) return [];
			// The entry goes into the same node_modules folder as the package that depends on it.
			const folder = parent.slice(0, parent.lastIndexOf("node_modules/"));
			return [
				[`${folder}${top}`, { version, ...platform, ...(entry.dev ? { dev: true } : {}), optional: true }],
			];
		}),
	);

if (import.meta.main) {
	const file = resolve(root, "package-lock.json");
	const text = readFileSync(file, "utf8");
	const lock = JSON.parse(text) as Lock;
	const missing = missingEntries(lock);
	const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).toSorted(
		([a], [b]) => (a < b ? -1 : 1),
	);
	writeFileSync(
		file,
		`${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, /\n(\s+)/.exec(text)?.[1] ?? 2)}\n`,
	);
	for (const [name] of missing) console.log(`added ${name}`);
}
