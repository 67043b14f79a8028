import type { BrowserContext } from "@playwright/test";

declare global {
	interface Window {
		/** Each with what moved. */
		layoutShifts: string[];
		reportTrouble(text: string): void;
	}
}

/** Collects what goes wrong in all pages of a context, and measures their layout shift. */
export async function watch(context: BrowserContext): Promise<() => string[]> {
	const troubles: string[] = [];
	await context.exposeFunction("reportTrouble", (text: string) => troubles.push(text));
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
		// A picture that is not drawn in time is asked for again; how busy the machine is says nothing of the page.
		if (/\b503\b/.test(message.text()) && new URL(url || "about:blank").pathname.startsWith("/dw/image/"))
			return;
		troubles.push(`console: ${message.text()} ${url}`);
	});
	context.on("weberror", (error) => troubles.push(`error: ${error.error().message}`));
	return () => troubles;
}
