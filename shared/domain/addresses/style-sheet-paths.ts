const FOLDER = "/assets/";
const FILE = /^\/assets\/([\w-]+)\.css$/;
const SHEET = /^\/assets\/([\w-]+(?:\.[\w-]+)*)\.css$/;
/** A page with sections of every kind has some thirty files. */
const MOST_FILES = 60;

/** Returns the address of one style sheet that holds all built files in their order; other files keep their addresses. */
export function joinStyleSheets(files: readonly string[]): string[] {
	const names = files.flatMap((file) => FILE.exec(file)?.[1] ?? []);
	const others = files.filter((file) => !FILE.test(file));
	return names.length === 0 ? others : [`${FOLDER}${names.join(".")}.css`, ...others];
}

/** Returns the built files that the style sheet of an address holds, in their order; none if no style sheet has this address. */
export function listStyleSheetFiles(path: string): string[] {
	const names = SHEET.exec(path)?.[1]?.split(".") ?? [];
	return names.length > MOST_FILES || new Set(names).size < names.length
		? []
		: names.map((name) => `${FOLDER}${name}.css`);
}
