import type { TryOnView } from "../../shared/contracts/product-option-views.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { SKIN_TONES } from "../../shared/domain/product/shade-finder.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

const ON = ["eyewear", "lips", "nails"] as const;

export const toTryOn = (
	{ details, colours, colour }: Product,
	{ t, paths }: PageContext,
): TryOnView | undefined => {
	const on = ON.find((one) => one === details.virtualTryOn || one === details.beautyTryOn);
	const launchers: TryOnView["launchers"] = [
		...(details.virtualMirror ? [{ kind: "mirror" as const, label: t("tryOn.mirror") }] : []),
		...(details.virtualTryOn ? [{ kind: "tryOn" as const, label: t("tryOn.tryOn") }] : []),
		...(details.beautyTryOn ? [{ kind: "beauty" as const, label: t("tryOn.beauty") }] : []),
		...(details.shadeFinder ? [{ kind: "shadeFinder" as const, label: t("tryOn.shadeFinder") }] : []),
	];
	if (!on || launchers.length === 0) return undefined;
	return {
		launchers,
		on,
		shades: colours.flatMap(({ value, label, hex, slugUrl }) =>
			hex && slugUrl
				? [{ value, label, hex, href: paths.product(slugUrl), current: value === colour?.value }]
				: [],
		),
		texts: {
			note: t("tryOn.note"),
			skin: t("tryOn.skin"),
			shade: t("tryOn.shade"),
			undertone: t("tryOn.undertone"),
			light: t("tryOn.light"),
			found: t("tryOn.found"),
		},
		tones: SKIN_TONES.map((id) => ({ id, label: t(`tryOn.tones.${id}`) })),
		undertones: (["cool", "warm"] as const).map((id) => ({ id, label: t(`tryOn.undertones.${id}`) })),
		lights: (["day", "evening"] as const).map((id) => ({ id, label: t(`tryOn.lights.${id}`) })),
	};
};
