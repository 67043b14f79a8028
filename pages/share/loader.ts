import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { askedProduct, toProductSummary } from "../../worker/present/product-summary.ts";
import { toWishlistView } from "../../worker/present/wishlist-view.ts";
import type { LoadPrivate, LoadResult, PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor, readVisitorOrGuest } from "../../worker/request/visitor.ts";
import type { ShareData } from "./contract.ts";

export const SHARE_DRAFT = "share";

const ERRORS = ["tooMany", "invalid", "unavailable", "changed"] as const;
const NOTICES = ["sent", "shared", "ended"] as const;

export const loadShare: LoadPrivate = async (cx, visitor) => {
	if (!cx.settings.sharingEnabled) return null;
	if (!cx.search.has("productId")) return loadWishlistSharing(cx, visitor);
	const product = await askedProduct(cx);
	if (!product) return null;
	const summary = toProductSummary(product, cx);
	return buildPage(cx, {
		...(await readForm(cx, visitor)),
		kind: "product",
		product: summary,
		url: cx.origin + summary.href,
		fields: { productId: product.id },
		backHref: summary.href,
	});
};

const loadWishlistSharing = async (cx: PageContext, visitor: PageVisitor): Promise<LoadResult> => {
	const { paths, settings } = cx;
	const person = await readVisitor(visitor.shopper);
	if (!toWishlistView([], person, settings).may)
		return { redirect: paths.at("signIn", { back: "wishlist" }), status: 302 };
	const [link, form, profile] = await Promise.all([
		visitor.sharing.link(),
		readForm(cx, visitor),
		person.registered ? visitor.profile.read() : null,
	]);
	const isKnown = link !== "unavailable";
	return buildPage(cx, {
		...form,
		error: isKnown ? form.error : "unavailable",
		kind: "wishlist",
		url: isKnown && link ? cx.origin + paths.at("sharedWishlist", { code: link.code }) : undefined,
		firstName: isKnown && link ? link.firstName : undefined,
		endsAtSignIn: !person.registered,
		ownName: profile?.person.firstName,
		...ownedBy(person.registered ? person.customerId : ""),
		backHref: paths.wishlist(),
	});
};

const ownedBy = (owner = ""): Pick<ShareData, "owner" | "fields"> => ({ owner, fields: { owner } });

const readForm = async (
	cx: PageContext,
	{ drafts, shopper }: PageVisitor,
): Promise<Pick<ShareData, "action" | "values" | "faults" | "error" | "notice">> => {
	const errorParameter = cx.search.get("error");
	const draft = errorParameter === null ? null : await drafts.read(SHARE_DRAFT);
	const { registered, name } = await readVisitorOrGuest(shopper);
	return {
		action: cx.paths.at("share"),
		values: draft?.values ?? { name: registered ? name : "" },
		faults: Object.fromEntries(
			Object.entries(draft?.faults ?? {}).flatMap(([field, [code]]) => (code ? [[field, code]] : [])),
		),
		error: ERRORS.find((one) => one === errorParameter),
		notice: NOTICES.find((one) => one === cx.search.get("notice")),
	};
};

const buildPage = (cx: PageContext, data: ShareData) => {
	const title = cx.t(`share.title.${data.kind}`);
	return {
		page: {
			kind: "share" as const,
			data,
			status: data.kind === "wishlist" && data.error === "unavailable" ? 503 : 200,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, nofollow" }),
		},
	};
};
