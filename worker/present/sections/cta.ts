import type { CtaView } from "../../../shared/contracts/views.ts";
import type { ContentCta } from "../../../shared/domain/content/content.ts";
import { type IconName, isIconName } from "../../../shared/domain/shell/icons.ts";
import { toLink } from "../../request/page/links.ts";
import type { PageContext } from "../../request/page/page-context.ts";

type CtaContext = Pick<PageContext, "paths" | "categories" | "deadLink" | "warn" | "t">;

/**
 * Returns an editors' link or button. A link that leads nowhere is reported and undefined is returned. An unknown icon is left out
 * (content-29).
 */
export const toCta = (cta: ContentCta, cx: CtaContext): CtaView | undefined => {
	const { title, action, look, isWide, opensTab } = cta;
	const icon = readIcon(cta, cx);
	if (action?.kind === "coupon")
		return { label: title, icon, look, isWide, couponCode: action.code, cartHref: cx.paths.cart() };
	const link = toLink(cta, cx);
	if (!link) return undefined;
	if (action) return { ...link, icon, look, isWide, signsIn: true };
	return { ...link, icon, look, isWide, newTab: opensTab ? cx.t("shell.newTab") : undefined };
};

const readIcon = ({ icon, title }: ContentCta, cx: CtaContext): IconName | undefined => {
	if (icon === undefined || isIconName(icon)) return icon;
	cx.warn(`The link "${title}" has no icon ${icon}`, "present/sections/cta");
	return undefined;
};
