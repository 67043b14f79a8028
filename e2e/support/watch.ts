import type { BrowserContext } from "@playwright/test";
import { readTexts } from "../../scripts/lib/texts/text-files.ts";
import { UNFILLED } from "../../tests/texts/unfilled.ts";

declare global {
	interface Window {
		/** The value and the moved elements of each layout shift. */
		layoutShifts: string[];
		reportTrouble(text: string): void;
	}
}

const SAID = ["alt", "aria-description", "aria-label", "aria-valuetext", "label", "placeholder", "title"];

/** Matches a key that is shown because its text has not loaded. */
const KEY = new RegExp(`^\\s*(?:${Object.keys(readTexts("en")).join("|")})\\.[\\w.-]+\\s*$`);

/** Runs in the page. Reports texts that are keys or have placeholders that were not filled in. */
function reportUnfilled({ pattern, said }: { pattern: string; said: readonly string[] }): void {
	const unfilled = new RegExp(pattern);
	const read = (text: string | null) => {
		if (text && unfilled.test(text)) window.reportTrouble(`unfilled: ${text.trim().slice(0, 100)}`);
	};
	// The studio lists titles as editors have written them.
	const others = "script, style, noscript, nav.pages .title";
	const look = (node: Node) => {
		if (node instanceof Text && !node.parentElement?.closest(others)) read(node.data);
		if (node instanceof Element) for (const name of said) read(node.getAttribute(name));
	};
	new MutationObserver((records) => {
		for (const { type, target, attributeName, addedNodes } of records) {
			if (type === "childList")
				for (const added of addedNodes) {
					const nodes = document.createTreeWalker(added);
					for (let node: Node | null = added; node; node = nodes.nextNode()) look(node);
				}
			else if (attributeName) read((target as Element).getAttribute(attributeName));
			else look(target);
		}
	}).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: [...said] });
}

export async function watch(context: BrowserContext): Promise<() => string[]> {
	const troubles: string[] = [];
	await context.exposeFunction("reportTrouble", (text: string) => troubles.push(text));
	await context.addInitScript(reportUnfilled, {
		pattern: `${UNFILLED.source}|${KEY.source}`,
		said: SAID,
	});
	await context.addInitScript(() => {
		window.layoutShifts = [];
		document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
			window.reportTrouble(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
		);
		type LayoutShift = PerformanceEntry & {
			value: number;
			hadRecentInput: boolean;
			sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
		};
		const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as LayoutShift[]) {
				if (entry.hadRecentInput) continue;
				const moved = entry.sources.map(
					({ node, previousRect, currentRect }) =>
						`${(node as Element)?.className ?? node?.nodeName} ${place(previousRect)} to ${place(currentRect)}`,
				);
				window.layoutShifts.push(`${entry.value.toFixed(4)}: ${moved.join("; ")}`);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	context.on("console", (message) => {
		if (message.type() !== "error") return;
		const { url } = message.location();
		// Pictures that are not drawn in time are retried, which depends on the machine's load.
		if (/\b503\b/.test(message.text()) && new URL(url || "about:blank").pathname.startsWith("/dw/image/"))
			return;
		troubles.push(`console: ${message.text()} ${url}`);
	});
	context.on("weberror", (error) => troubles.push(`error: ${error.error().message}`));
	return () => troubles;
}
