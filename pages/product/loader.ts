import { loadSections } from "../../sections/load-sections.ts";
import type { SectionView } from "../../shared/contracts/section-view.ts";
import type { ProductSizeView } from "../../shared/contracts/size-views.ts";
import {
	classifyAvailability,
	isBanned,
	isLastPieces,
	namedGroups,
	sizeState,
} from "../../shared/domain/catalogue/availability.ts";
import { listBadges } from "../../shared/domain/catalogue/badges.ts";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { hexColour, readableBackground } from "../../shared/domain/catalogue/hex-colour.ts";
import { PICTURE_SIZES } from "../../shared/domain/media/images.ts";
import { isContentId } from "../../shared/domain/product/product-notes.ts";
import { theme } from "../../worker/base/house.ts";
import { PAGES, withTags } from "../../worker/cache/policies.ts";
import { readMarkup, readPhrase } from "../../worker/platform/html/read-markup.ts";
import { listBreadcrumbs } from "../../worker/present/breadcrumbs.ts";
import { buildHead } from "../../worker/present/head.ts";
import { GUEST_GROUPS, toPrice, toTiers } from "../../worker/present/images-and-prices.ts";
import { toBreadcrumbList, toWebPage } from "../../worker/present/json-ld.ts";
import { listPriceNotes, type SoldSize } from "../../worker/present/legal/price-notes.ts";
import { reportMissingPrice } from "../../worker/present/report-missing-price.ts";
import { listShownSizes } from "../../worker/present/sizes/show-sizes.ts";
import { buildSizeHelp } from "../../worker/present/sizes/size-help.ts";
import type { LoadedPage, LoadShared } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { ProductData } from "./contract.ts";
import { productDetails } from "./product-details.ts";
import { productExtras } from "./product-extras.ts";
import { productJsonLd } from "./product-json-ld.ts";
import { productMedia } from "./product-media.ts";

type ProductPage = Extract<LoadedPage, { kind: "product" }>;

const listSizeViews = (product: Product, cx: PageContext): ProductSizeView[] => {
	const threshold = product.details.stockThreshold ?? cx.settings.lastPiecesThreshold;
	const samePrice = new Set(product.variants.map((variant) => variant.price?.value)).size <= 1;
	return listShownSizes(product, cx)
		.map((size) => ({
			size,
			variant: product.variants.find((variant) => variant.values.size === size.value),
		}))
		.filter(({ variant }) => variant !== undefined)
		.map(({ size, variant }) => ({
			productId: variant?.id ?? null,
			value: size.value,
			label: size.label,
			name: size.name,
			state: variant ? sizeState(variant.stock) : "soldOut",
			lastPieces: variant ? isLastPieces(variant.stock, threshold) : false,
			price: samePrice || !variant ? undefined : toPrice(variant.price, cx),
		}));
};

const listSoldSizes = (product: Product, cx: PageContext): SoldSize[] =>
	listShownSizes(product, cx).flatMap(({ value, name }) => {
		const variant = product.variants.find(({ values }) => values.size === value);
		return variant ? [{ value, label: name, price: variant.price?.value }] : [];
	});

/**
 * Loads the editors' sections for the product or its categories (content-35), and the pre-order message: the product's own text, or the
 * editors' text if the product names its id (product-12).
 */
const loadWritten = async ({ id, masterId, primaryCategoryId, details }: Product, cx: PageContext) => {
	const { preorderMessage: message } = details;
	const textId = message !== undefined && isContentId(message) ? message : undefined;
	const categoryIds = cx.categories
		.breadcrumbs(primaryCategoryId ?? "")
		.map(({ id }) => id)
		.toReversed();
	cx.recommendFor = { id, masterId };
	const { belowProduct, belowRows, text } = await cx.content.product({
		productId: masterId,
		categoryIds,
		textId,
	});
	const entries = [...belowProduct, ...belowRows];
	const sections = await loadSections(entries, cx, { opens: false, isPaged: false });
	const isBeforeRows = ({ key }: SectionView) => Number(key) < belowProduct.length;
	return {
		preorderMessage: (textId === undefined ? message : text) || undefined,
		zones: { sections, sectionsAbove: 0, sectionsBeforeRows: sections.filter(isBeforeRows).length },
	};
};

export const loadProduct: LoadShared = async (cx, { pid }) => {
	const product = pid ? await cx.catalogue.product(pid) : null;
	if (!product) return null;
	// Another slug, an old name or a variant's id redirects to the product's single address.
	const href = cx.paths.product(product.slugUrl);
	if (cx.paths.page(cx.path) !== href) return { redirect: href, status: 301 };
	return { page: await productPage(product, cx) };
};

export const productPage = async (
	product: Product,
	cx: PageContext,
	customerGroups: readonly string[] = GUEST_GROUPS,
): Promise<ProductPage> => {
	const href = cx.paths.product(product.slugUrl);
	const { t } = cx;
	const words = readableBackground(product.details.backgroundPrimary, theme.colors);
	const pictures = hexColour(product.details.backgroundSecondary);
	const [{ preorderMessage, zones }, { extras, isSoldOut, tags }, { badges }] = await Promise.all([
		loadWritten(product, cx),
		productExtras(product, cx),
		cx.content.badges(product.details.badges),
	]);
	const sizeHelp = buildSizeHelp(product, cx);
	const groups = { a: product.details.groupA, b: product.details.groupB };
	const banned = isBanned(groups, customerGroups);
	const hasPrice = product.price !== null && product.price.value > 0;
	if (!hasPrice && !banned && !product.offline) reportMissingPrice([product.id], cx);
	const sizes = listSizeViews(product, cx);
	const only = product.variants.length === 1 ? product.variants[0] : undefined;
	const breadcrumbs = listBreadcrumbs(product.primaryCategoryId, cx);
	const media = productMedia(product, cx);
	const availability = classifyAvailability(
		product.variants.map((variant) => variant.stock),
		{ hasPrice, banned: false, offline: product.offline || isSoldOut },
	);
	const price = toPrice(product.price, cx);
	const data: ProductData = {
		id: product.id,
		masterId: product.masterId,
		onlyVariantId: only?.id ?? null,
		brand: product.brand,
		name: product.name,
		subName: product.details.subName || undefined,
		price,
		...toTiers(product.price, cx),
		priceNotes: listPriceNotes(cx, price, listSoldSizes(product, cx)),
		callouts: product.callouts.map(readPhrase).filter((callout) => callout.length > 0),
		badges: listBadges(product.details, badges, {
			newArrival: t("details.new"),
			madeToOrder: t("details.madeToOrder"),
		}),
		...media,
		colours: product.colours.map((colour) => ({
			value: colour.value,
			label: colour.label,
			hex: colour.hex || undefined,
			href: colour.slugUrl ? cx.paths.product(colour.slugUrl) : href,
			selected: colour.value === product.colour?.value,
			available: colour.orderable,
		})),
		colourLabel: product.details.colourDescription ?? product.colour?.label ?? "",
		colourName: product.colourName || undefined,
		sizeName: product.sizeName || undefined,
		sizes,
		availability: banned ? "banned" : availability,
		members: banned ? { groups: namedGroups(groups), availability } : undefined,
		inStore: cx.settings.findInStoreEnabled
			? { href: cx.paths.at("findInStore", { productId: "" }), label: t("storePages.findInStore") }
			: undefined,
		share: cx.settings.sharingEnabled
			? { href: cx.paths.at("share", { productId: product.id }), label: t("storePages.share") }
			: undefined,
		notifyHref: cx.paths.notifyMe(),
		restrictionHref: banned ? cx.paths.restriction(product.id) : undefined,
		restriction:
			banned && product.details.banningMessage
				? readMarkup(product.details.banningMessage, cx.paths)
				: undefined,
		...extras,
		notifyCall: product.details.notifyCall || undefined,
		preorderMessage,
		...zones,
		madeToOrder: product.details.madeToOrder,
		sizeHelp,
		details: productDetails(product, cx),
		background:
			words || pictures ? { words: words || undefined, pictures: pictures || undefined } : undefined,
		categoryId: product.primaryCategoryId,
		breadcrumbs,
		addHref: cx.paths.cart(),
	};
	const title = [product.brand, product.name, product.colour?.label].filter(Boolean).join(" ");
	const first = media.images.find(({ missing }) => !missing);
	return {
		kind: "product",
		data,
		status: 200,
		cache: withTags(PAGES.product, `product:${product.masterId}`, ...tags),
		head: buildHead(cx, {
			title,
			robots: product.offline ? "noindex, follow" : undefined,
			description: product.shortDescription.slice(0, 160),
			canonical: product.slugUrl,
			alternates: (language) => product.slugUrls[language] ?? product.slugUrl,
			image: first,
			type: "product",
			preloadImages: first
				? [
						{
							...first,
							sizes: PICTURE_SIZES.product,
						},
					]
				: undefined,
			jsonLd: [
				toWebPage(cx, title),
				toBreadcrumbList(cx, [...breadcrumbs, { label: product.name, href }]),
				productJsonLd(product, data, cx, cx.origin + href),
			],
		}),
	};
};
