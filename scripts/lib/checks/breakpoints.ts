import { BREAKPOINTS } from "../../../shared/domain/shell/breakpoints.ts";

const CONDITION = /\((?:[^(){};]|\$\{[^}]*\}|\([^()]*\))*\)/g;
const ASKS_WIDTH =
	/\(\s*(?:\S+\s*[<>]=?\s*)?(?:min-|max-)?(?:device-)?(?:width|inline-size)\s*(?:[:<>]|=\s*[\d.])/;
const LENGTH = /(?<![\w-])[\d.]+(?:px|r?em|ch|ex|cm|mm|in|pt|pc|vw|vh|cq\w+)\b|\$\{[^}]*\}/gi;
const WINDOW_WIDTH = /\b(?:innerWidth|outerWidth|screen\.width)\s*[<>]=?\s*[\d.]+/g;

const ALLOWED: ReadonlySet<string> = new Set(Object.values(BREAKPOINTS).map((width) => `${width}px`));

/** Returns the parts of a style sheet that contain conditions; parentheses elsewhere hold values. */
const listPreludes = (css: string): string[] =>
	[...css.matchAll(/@(?:media|container|custom-media|import)\b([^{;]*)/g)].map(([, prelude = ""]) => prelude);

export const withoutComments = (text: string): string =>
	text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));

/** Returns a source's conditions on a width that is no breakpoint of the shop (shell-19). */
export function findOtherWidths(source: string, kind: "css" | "script"): string[] {
	const text = withoutComments(source);
	const conditions = (kind === "css" ? listPreludes(text) : [text])
		.flatMap((part) => part.match(CONDITION) ?? [])
		.filter((condition) => ASKS_WIDTH.test(condition));
	const wrong = conditions.filter((condition) =>
		(condition.match(LENGTH) ?? []).some((length) => !ALLOWED.has(length.toLowerCase())),
	);
	return kind === "css" ? wrong : [...wrong, ...(text.match(WINDOW_WIDTH) ?? [])];
}
