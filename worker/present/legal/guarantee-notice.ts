import { type LinkedPart, toLinkedParts } from "../../../shared/domain/legal/linked-text.ts";
import { legalIn } from "../../platform/site-settings.ts";
import { findDocument } from "../../request/legal/find-document.ts";
import type { PageContext } from "../../request/page/page-context.ts";

/**
 * Returns the reminder of the legal guarantee, which links to the whole notice; undefined if the market's law asks for none (legal-12). `line`: the
 * one line of a product; `whole`: the sentences that stand before an order.
 */
export function writeGuaranteeNotice(
	form: "line" | "whole",
	{ t, locale, settings }: Pick<PageContext, "t" | "locale" | "settings">,
): LinkedPart[] | undefined {
	const { guaranteeNotice: count } = legalIn(settings, locale.country);
	if (!count) return undefined;
	const text = form === "line" ? t("guaranteeNotice.line", { count }) : t("guaranteeNotice.whole", { count });
	return toLinkedParts(text, [findDocument("guarantee", locale, settings)]);
}
