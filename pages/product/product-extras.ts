import { findById } from "../../payments/find-method.ts";
import type { CustomisationView, ExpressView, KitView } from "../../shared/contracts/product-option-views.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import type { KitConfiguration } from "../../shared/domain/catalogue/kit-configuration.ts";
import { createKit, isKitOrderable, type Kit, kitPrice } from "../../shared/domain/product/bundle-kit.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { toImage, toPrice, toTileImage } from "../../worker/present/images-and-prices.ts";
import { needsGuestConsents } from "../../worker/present/legal/guest-consents.ts";
import { expressOf, payLaterOf } from "../../worker/present/payment/wallet-views.ts";
import { withNamedSizes } from "../../worker/present/sizes/show-sizes.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ProductData } from "./contract.ts";
import { toTryOn } from "./try-on-view.ts";

const toCustomisation = (
	{ details, images, name }: Product,
	{ t }: PageContext,
): CustomisationView | undefined => {
	const { customisation } = details;
	if (!customisation) return undefined;
	const { kind, text } = customisation;
	const maximum = text?.maxLength;
	return {
		...customisation,
		title: t(`custom.${kind}.title`),
		hint: t(`custom.${kind}.hint`, { maximum }),
		textLabel: text && kind !== "configuration" ? t(`custom.${kind}.text`) : undefined,
		image: customisation.place && images[0] ? toImage(images[0], name) : null,
		texts: {
			tooLong: t("custom.tooLong", { maximum }),
			// In Arabic text, brackets would be mirrored, so the characters are isolated as left-to-right text.
			unsupported: t("custom.unsupported", { signs: "\u2066{{signs}}\u2069" }),
			preview: t("custom.preview"),
			editing: t("custom.editing"),
			save: t("custom.save"),
		},
	};
};

const listTags = (ids: readonly string[], products: readonly Product[]): string[] =>
	ids.flatMap((id) => {
		const product = products.find((one) => one.id === id || one.variants.some((own) => own.id === id));
		if (product) return [`product:${product.masterId}`];
		// The product is unknown. A group's id begins with the master's id, which may itself contain hyphens, so every beginning is a tag.
		const parts = id.split("-");
		return parts.map((_, at) => `product:${parts.slice(0, at + 1).join("-")}`);
	});

/**
 * Loads the kit. `kit` is null if the shop lacks one of its parts, and "unknown" if the platform does not respond. `tags`: the page's cache
 * tags.
 */
const loadKit = async (
	{ parts, kind }: KitConfiguration,
	cx: PageContext,
): Promise<{ kit: Kit | null | "unknown"; tags: string[] }> => {
	const ids = [...new Set(parts.flatMap(({ choices }) => choices))];
	try {
		const products = await cx.catalogue.products(ids);
		const shown = products.map((product) => withNamedSizes(product, cx));
		return { kit: createKit({ kind, parts }, shown), tags: listTags(ids, products) };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		cx.isPartial = true;
		return { kit: "unknown", tags: listTags(ids, []) };
	}
};

const toKit = (product: Product, kit: Kit, cx: PageContext): KitView => {
	const { t } = cx;
	const total = kitPrice(product.price, kit);
	const differ = kit.parts.some(({ options }) => new Set(options.map(({ price }) => price?.value)).size > 1);
	return {
		title: t("kit.title"),
		parts: kit.parts.map(({ name, brand, quantity, options }) => ({
			name,
			brand,
			quantity,
			choose: options.length > 1 ? t("kit.part", { name }) : undefined,
			price: toPrice(options[0]?.price ?? null, cx),
			options: options.map(({ productId, label, image, available }) => ({
				productId,
				label: available ? label : label ? t("kit.optionSoldOut", { name: label }) : t("product.soldOut"),
				image: image && toTileImage(image),
				available,
			})),
		})),
		total: {
			label: t("kit.total"),
			price: { ...toPrice(total, cx), from: differ || undefined },
		},
		soldOut: isKitOrderable(kit) ? undefined : t("kit.soldOut"),
	};
};

const toExpress = ({ settings, locale, t }: PageContext, product: Product): ExpressView | undefined => {
	const ids = [product.id, product.masterId, ...product.variants.map(({ id }) => id)];
	const toScript = (id: string, address: string, withMessages: boolean): string =>
		findById(id)?.express?.toScript?.(address, { currency: locale.currency, withMessages }) ?? address;
	const offers = settings.expressMethods
		.filter(({ excludedProducts }) => !excludedProducts.some((id) => ids.includes(id)))
		.map(({ id, name, script, style, opens, messages }) => ({
			id,
			name,
			script: script && toScript(id, script, !!messages),
			style,
			opens,
			messages,
		}));
	const { country, currency } = locale;
	// This page is shared by guests and customers.
	const isOffered = settings.expressPaymentsEnabled && !needsGuestConsents(settings, country);
	// The price of a kit or of a customised product depends on the shopper's choices.
	const isPlain = !product.details.kit && !product.details.customisation;
	const amount = isPlain ? (product.price?.value ?? null) : null;
	const payLater = payLaterOf(offers, { place: "product", country, currency, amount });
	return expressOf(isOffered ? offers : [], t, payLater);
};

type Extras = Pick<
	ProductData,
	"customisation" | "kit" | "tryOn" | "productExpress" | "buyNow" | "checkoutHref" | "closed" | "soldOrder"
>;

export const productExtras = async (
	product: Product,
	cx: PageContext,
): Promise<{ extras: Extras; isSoldOut: boolean; tags: string[] }> => {
	const { details, offline } = product;
	const kitConfiguration = details.kit;
	const loadedKit = kitConfiguration && (await loadKit(kitConfiguration, cx));
	const isUnknown = loadedKit?.kit === "unknown";
	const kit = loadedKit && loadedKit.kit !== "unknown" ? loadedKit.kit : null;
	const reason = offline ? "offline" : isUnknown ? "kitUnknown" : undefined;
	const customisation = toCustomisation(product, cx);
	const tryOn = toTryOn(product, cx);
	const express = toExpress(cx, product);
	return {
		extras: {
			customisation: customisation && !reason ? customisation : undefined,
			kit: kit ? toKit(product, kit, cx) : undefined,
			tryOn,
			productExpress: express,
			buyNow: cx.settings.buyNowEnabled ? cx.t("buy.now") : undefined,
			checkoutHref: cx.paths.checkout(),
			closed: reason ? cx.t(`buy.${reason}`) : undefined,
			soldOrder: details.soldOrder ? cx.t("buy.soldOrder") : undefined,
		},
		isSoldOut: kitConfiguration !== undefined && !isUnknown && !(kit && isKitOrderable(kit)),
		tags: loadedKit?.tags ?? [],
	};
};
