import type { DesignView } from "../../../shared/contracts/preview/design-view.ts";

const isOfPageDesigner = (data: unknown): boolean =>
	typeof data === "object" &&
	data !== null &&
	"meta" in data &&
	typeof data.meta === "object" &&
	data.meta !== null &&
	"pdMessagingApi" in data.meta;

let guard: ((event: MessageEvent) => void) | undefined;

/**
 * Lets messages of Page Designer pass from the editor's window alone: the one that frames the page, with the origin of the token, until the token
 * ends (preview-11). The SDK looks at neither. A capturing listener of the window runs before all listeners of the SDK.
 */
export function guardMessages({ origin, until = Number.POSITIVE_INFINITY }: Omit<DesignView, "page">): void {
	if (guard) removeEventListener("message", guard, true);
	guard = (event) => {
		if (!isOfPageDesigner(event.data)) return;
		const isEditor =
			window.parent !== window &&
			event.source === window.parent &&
			event.origin === origin &&
			Date.now() < until;
		if (!isEditor) event.stopImmediatePropagation();
	};
	addEventListener("message", guard, true);
}
