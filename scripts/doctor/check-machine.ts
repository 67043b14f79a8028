import { about, type Finding } from "./finding.ts";

export type NodeFacts = {
	/** The Node of the machine, which runs npm. */
	machine: string;
	/** The Node that runs the scripts, and the version that package.json pins. */
	scripts: string;
	pinned: string;
	/** `engines.node` of package.json and the content of .nvmrc. */
	engines: string;
	nvmrc?: string;
};

const readNumbers = (version: string): number[] =>
	(/\d+(?:\.\d+)*/.exec(version)?.[0] ?? "0").split(".").map(Number);

/** Compares versions by their numbers; a missing number equals any, so that "24" equals "24.1". */
export function compareVersions(one: string, other: string): number {
	const [a, b] = [readNumbers(one), readNumbers(other)];
	for (const [at, number] of a.entries()) {
		const difference = number - (b[at] ?? number);
		if (difference !== 0) return difference;
	}
	return 0;
}

export function checkNode({ machine, scripts, pinned, engines, nvmrc }: NodeFacts): Finding[] {
	const { fine, note, stop } = about("node");
	if (compareVersions(machine, engines) < 0)
		return [
			stop(
				`Node ${machine} is on this machine; package.json asks for ${engines}.`,
				"Install a newer Node from https://nodejs.org, then run `npm ci`.",
			),
		];
	const version =
		scripts === pinned
			? [fine(`Node ${scripts} runs the scripts, and ${machine} runs npm.`)]
			: [
					stop(
						`Node ${scripts} runs the scripts; package.json pins ${pinned}.`,
						"Run `npm ci`, and start commands with `npm run`, which finds the installed Node.",
					),
				];
	const wanted =
		nvmrc && compareVersions(machine, nvmrc) !== 0
			? [note(`.nvmrc names Node ${nvmrc}, and this machine has ${machine}.`, "Run `nvm install`.")]
			: [];
	return [...version, ...wanted];
}

type Versions = Readonly<Record<string, { version?: string; optional?: boolean; link?: boolean }>>;

/** `locked` and `installed`: the packages of package-lock.json and of node_modules/.package-lock.json, by path. */
export function checkPackages(locked: Versions, installed: Versions): Finding[] {
	const { fine, stop } = about("packages");
	const wrong = Object.entries(locked).filter(
		([path, { version, optional, link }]) =>
			path.startsWith("node_modules/") &&
			!link &&
			!(optional && !installed[path]) &&
			installed[path]?.version !== version,
	);
	const names = wrong.slice(0, 3).map(([path]) => path.slice("node_modules/".length));
	return wrong.length === 0
		? [fine("The installed packages are those of package-lock.json.")]
		: [
				stop(
					`${wrong.length} installed packages differ from package-lock.json, such as ${names.join(", ")}.`,
					"Run `npm ci`.",
				),
			];
}

export type PortFacts = { name: string; number: number; isFree: boolean };

export function checkPorts(ports: readonly PortFacts[]): Finding[] {
	const { fine, stop } = about("ports");
	const numbers = ports.map(({ number }) => number);
	return ports.map(({ name, number, isFree }, at) => {
		const twin = ports[numbers.indexOf(number)];
		if (twin && numbers.indexOf(number) !== at)
			return stop(
				`${name} and ${twin.name} are both ${number}.`,
				`Choose another port: \`${name}=${number + 10} npm run dev\`.`,
			);
		if (isFree) return fine(`Port ${number} (${name}) is free.`);
		return stop(
			`Port ${number} (${name}) is in use, perhaps by a \`npm run dev\` that still runs.`,
			`Stop the program that uses it, or choose another port: \`${name}=${number + 10} npm run dev\`.`,
		);
	});
}

export const checkBrowser = (path: string | undefined): Finding[] => {
	const { fine, note } = about("browser");
	return path
		? [fine(`Tests use the browser ${path}.`)]
		: [
				note(
					"This machine has no Chromium or Chrome, which tests of components and journeys need.",
					"`npm test` installs one; or install Chromium, or set CHROMIUM_PATH to one.",
				),
			];
};

/** `missingScripts`: those that no font of the machine has, with Debian's package for each. */
export function checkFonts(missingScripts: readonly { script: string; package: string }[]): Finding[] {
	const { fine, note } = about("fonts");
	return [
		...(missingScripts.length === 0 ? [fine("This machine has fonts for all scripts of the shop.")] : []),
		...missingScripts.map(({ script, package: debian }) =>
			note(
				`This machine has no font for ${script}, so tests and screenshots show boxes there.`,
				`On Debian run \`apt-get install ${debian}\`; \`npm test\` does so as root.`,
			),
		),
	];
}
