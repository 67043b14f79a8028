import { rangeUnitPrices } from "@vetrina/shop-rules/price/unit-price.ts";
import type { TileView } from "../../shared/contracts/views.ts";
import type { Paths } from "../../shared/domain/addresses/paths.ts";
import {
	classifyAvailability,
	isBanned,
	isMember,
	namedGroups,
} from "../../shared/domain/catalogue/availability.ts";
import { type Badge, listBadges } from "../../shared/domain/catalogue/badges.ts";
import type { Product, ProductHit } from "../../shared/domain/catalogue/catalogue.ts";
import { tilePictures } from "../../shared/domain/media/tile-pictures.ts";
import { classifyPage } from "../../shared/domain/product/notify-me.ts";
import { readMarkup, readPhrase } from "../platform/html/read-markup.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { GUEST_GROUPS, noImage, toPrice, toTiers, toTileImage } from "./images-and-prices.ts";
import { writeUnitPrice } from "./legal/unit-price.ts";
import { reportMissingPrice } from "./report-missing-price.ts";

/** `minDiscount`: the smallest discount in percent that is shown (catalogue-16, catalogue-17). */
type TileOptions = { alternativeImage?: number; minDiscount?: number };

export const rangeProductUnitPrices = ({ variants }: Pick<Product, "variants">): ProductHit["unitPrice"] =>
	rangeUnitPrices(variants.map(({ values, price }) => ({ size: values.size ?? "", price: price?.value })));

export const toHit = (product: Product): ProductHit => {
	const { details } = product;
	return {
		id: product.id,
		masterId: product.masterId,
		name: product.name,
		brand: product.brand,
		slugUrl: product.slugUrl,
		images: product.images,
		price: product.price,
		unitPrice: rangeProductUnitPrices(product),
		stocks: product.offline ? [] : product.variants.map(({ stock }) => stock),
		callout: product.callouts[0],
		colourCount: Math.max(1, product.colours.length),
		colourName: product.colourName,
		badges: details.badges,
		productTag: details.productTag,
		newArrival: details.newArrival,
		madeToOrder: details.madeToOrder,
		notifyCall: details.notifyCall,
		groupA: details.groupA,
		groupB: details.groupB,
		banningMessage: details.banningMessage,
	};
};

const chooseAskHref = (id: string, state: TileView["state"], cx: PageContext): Pick<TileView, "askHref"> => {
	if (state === "soldOut")
		return { askHref: cx.paths.notifyMe({ productId: id, pageType: classifyPage(cx.path) }) };
	return state === "banned" ? { askHref: cx.paths.restriction(id) } : {};
};

/** Returns the state for a guest, because shared pages are rendered for guests, and the state for members of customer groups. */
const toTileState = (hit: ProductHit, paths: Paths): Pick<TileView, "state" | "members" | "restriction"> => {
	const groups = { a: hit.groupA, b: hit.groupB };
	const hasPrice = hit.price !== null && hit.price.value > 0;
	const state = classifyAvailability(hit.stocks, { hasPrice, banned: false });
	if (!isBanned(groups, GUEST_GROUPS)) return { state };
	return {
		state: "banned",
		members: { groups: namedGroups(groups), state },
		restriction: hit.banningMessage ? readMarkup(hit.banningMessage, paths) : undefined,
	};
};

const describeChoices = (
	{ colourCount, colourName }: ProductHit,
	{ t }: PageContext,
): Pick<TileView, "choices"> =>
	colourCount > 1 && colourName && colourName !== t("product.colour")
		? { choices: t("details.choices", { name: colourName, count: colourCount }) }
		: {};

const toTile = (
	hit: ProductHit,
	cx: PageContext,
	badgesFor: (hit: ProductHit) => Badge[],
	{ alternativeImage, minDiscount }: TileOptions,
): TileView => {
	const { first, second } = tilePictures(hit.images, alternativeImage);
	const states = toTileState(hit, cx.paths);
	const callout = hit.callout ? readPhrase(hit.callout) : [];
	return {
		id: hit.id,
		href: cx.paths.product(hit.slugUrl),
		brand: hit.brand,
		name: hit.name,
		image: first ? toTileImage(first) : noImage(cx),
		secondImage: second && toTileImage(second),
		price: toPrice(hit.price, cx, minDiscount),
		unitPrice: writeUnitPrice(hit.unitPrice, cx),
		...toTiers(hit.price, cx),
		badges: badgesFor(hit),
		callout: callout.length > 0 ? callout : undefined,
		colourCount: hit.colourCount,
		...describeChoices(hit, cx),
		...states,
		...chooseAskHref(hit.id, states.state, cx),
		notifyCall: hit.notifyCall || undefined,
	};
};

export const toTiles = async (
	hits: readonly ProductHit[],
	cx: PageContext,
	options: TileOptions = {},
): Promise<TileView[]> => {
	const { badges } = await cx.content.badges(hits.flatMap((hit) => hit.badges));
	const words = { newArrival: cx.t("details.new"), madeToOrder: cx.t("details.madeToOrder") };
	const tiles = hits.map((hit) => toTile(hit, cx, (one) => listBadges(one, badges, words), options));
	reportMissingPrice(
		tiles.flatMap(({ id, state }) => (state === "noPrice" ? [id] : [])),
		cx,
	);
	return tiles;
};

export const toMember = (tile: TileView, groups: readonly string[]): TileView =>
	tile.members && isMember(tile.members.groups, groups)
		? { ...tile, state: tile.members.state, askHref: undefined }
		: tile;
