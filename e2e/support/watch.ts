import type { BrowserContext } from "@playwright/test";

declare global {
	interface Window {
		layoutShift: number;
		reportTrouble(text: string): void;
	}
}

/** Collects what goes wrong in all pages of a context, and measures their layout shift. */
export async function watch(context: BrowserContext): Promise<() => string[]> {
	const troubles: string[] = [];
	await context.exposeFunction("reportTrouble", (text: string) => troubles.push(text));
	await context.addInitScript(() => {
		window.layoutShift = 0;
		document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
			window.reportTrouble(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
		);
		type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as LayoutShift[])
				if (!entry.hadRecentInput) window.layoutShift += entry.value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	context.on("console", (message) => {
		if (message.type() === "error") troubles.push(`console: ${message.text()} ${message.location().url}`);
	});
	context.on("weberror", (error) => troubles.push(`error: ${error.error().message}`));
	return () => troubles;
}
