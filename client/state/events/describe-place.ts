import { classifyLayer, classifySignUp, type PageType } from "../../../shared/domain/analytics/page-types.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";
import type { UiStore } from "../ui-store.ts";

const isTyping = (): boolean =>
	(document.querySelector<HTMLInputElement>('dialog[open] input[name="q"]')?.value ?? "") !== "";

/** Returns the label of the flyout or popup in which a shopper acts; undefined if the page itself is on top (event-6). */
export function describePlace(
	event: ShopEvent,
	{ layers, loginTab }: UiStore["state"],
): PageType | undefined {
	if (event.type === "signUp") return classifySignUp(event.form);
	const top = layers.popups.at(-1) ?? layers.flyouts.at(-1);
	return top && classifyLayer(top, { isTyping: isTyping(), tab: loginTab });
}
