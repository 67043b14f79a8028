import { pageTag } from "@vetrina/shop-rules/locale/fallback.ts";
import { type DetailsFault, NEWS_FOR } from "../../shared/domain/newsletter/sign-up.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { soon } from "../../worker/cache/single-flight.ts";
import type { NewsletterPreferences } from "../../worker/platform/commerce/newsletter.ts";
import { isBrand } from "../../worker/platform/search/refinement-ids.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadPrivate, PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import { isAccessCode, keptCode, NEWSLETTER_ACCESS, PREFERENCES_DRAFT, readAccess } from "./access.ts";
import { CHANNELS, CONTENTS } from "./choices.ts";
import type { NewsletterPreferenceCenterData } from "./contract.ts";

const ERRORS = ["unavailable", "changed"] as const;
const FAULTS = {
	firstName: { field: "firstName", text: "register.faults.name" },
	lastName: { field: "lastName", text: "register.faults.name" },
	birthday: { field: "birthday", text: "register.faults.birthday" },
	tooYoung: { field: "birthday", text: "newsletterForm.tooYoung" },
} as const satisfies Record<DetailsFault, object>;
const NOTICES = ["saved", "removed", "mustConfirm", "accessMailed"] as const;

type View = NonNullable<NewsletterPreferenceCenterData["preferences"]>;

const toView = (
	email: string,
	preferences: NewsletterPreferences,
	brands: readonly string[],
	cx: PageContext,
): View => {
	const { isSubscribed, contents, categories, channels, firstName, lastName, gender, birthday } = preferences;
	const markChosen = <Id extends string>(ids: readonly Id[], of: readonly string[]) =>
		ids.map((id) => ({ id, isChosen: of.includes(id) }));
	// A chosen brand stays in the list even if the shop no longer sells it.
	const names = [...new Set([...brands, ...preferences.brands, ...preferences.followedBrands])];
	return {
		email,
		isSubscribed,
		profile: { firstName, lastName, gender, birthday },
		newsFor: markChosen(NEWS_FOR, preferences.newsFor),
		contents: markChosen(CONTENTS, contents),
		categories: cx.categories.roots.map(({ id, name }) => ({ id, name, isChosen: categories.includes(id) })),
		brands: names
			.sort((a, b) => a.localeCompare(b, pageTag(cx.locale)))
			.map((name) => ({
				name,
				isPreferred: preferences.brands.includes(name),
				isFollowed: preferences.followedBrands.includes(name),
			})),
		channels: markChosen(CHANNELS, channels.length > 0 || !isSubscribed ? channels : ["email"]),
		dataCollection: preferences.dataCollection === true,
		privacy: preferences.privacy === true,
	};
};

const NOTHING_TYPED: Partial<NewsletterPreferences> = {};
const typedBy = async (
	owner: string,
	{ drafts }: Pick<PageVisitor, "drafts">,
): Promise<Partial<NewsletterPreferences>> => {
	const values = (await drafts.read(PREFERENCES_DRAFT))?.values;
	if (values?.owner !== owner || !values.chosen) return NOTHING_TYPED;
	// The draft is encrypted, so the form's handler has written this JSON.
	return JSON.parse(values.chosen) as Partial<NewsletterPreferences>;
};

const listBrandNames = async ({ finder }: PageContext): Promise<string[]> => {
	const { refinements } = await soon(
		finder.search({ categoryId: "root", refinements: [], offset: 0, limit: 1 }),
	).catch(() => ({ refinements: [] }));
	const brands = refinements.find((one) => isBrand(one) && one.values.length > 0);
	return (brands?.values ?? []).filter(({ hitCount }) => hitCount > 0).map(({ label }) => label);
};

const listRequests = async (ids: readonly string[] | null, { catalogue, paths }: PageContext) => {
	if (!ids) return null;
	const products = ids.length > 0 ? await catalogue.products([...ids]).catch(() => []) : [];
	return ids.map((productId) => {
		const product = products.find(
			({ id, variants }) => id === productId || variants.some((variant) => variant.id === productId),
		);
		return {
			productId,
			name: product?.name ?? productId,
			href: product && paths.product(product.slugUrl),
		};
	});
};

const toSignIn = ({ paths }: PageContext): string =>
	paths.at("signIn", { back: "newsletterPreferenceCenter" });

export const loadNewsletterPreferenceCenter: LoadPrivate = async (cx, visitor) => {
	const { paths, search } = cx;
	const code = search.get("code");
	if (isAccessCode(code)) {
		await visitor.drafts.keep(NEWSLETTER_ACCESS, { values: { code }, faults: {} });
		return { redirect: paths.at("newsletterPreferenceCenter"), status: 302 };
	}
	const storedCode = await keptCode(visitor);
	const { registered } = await readVisitor(visitor.shopper);
	if (!storedCode && !registered) return { redirect: toSignIn(cx), status: 302 };
	const [access, waiting, brands] = await Promise.all([
		readAccess(visitor),
		visitor.newsletter.requests(storedCode),
		listBrandNames(cx),
	]);
	if (access === "signedOut") return { redirect: toSignIn(cx), status: 302 };
	const [preferences, requests] = access
		? await Promise.all([
				visitor.newsletter.preferences(access.email, access.code),
				// `waiting` was read with the stored code; if that code is no longer used, the requests are read without it.
				listRequests(access.code === storedCode ? waiting : await visitor.newsletter.requests(), cx),
			])
		: [null, null];
	const errorParameter = search.get("error") ?? "";
	const fault = Object.hasOwn(FAULTS, errorParameter) ? FAULTS[errorParameter as DetailsFault] : undefined;
	const typedValues = access && fault ? await typedBy(access.owner, visitor) : NOTHING_TYPED;
	const data: NewsletterPreferenceCenterData = {
		navigation: access?.isCustomer ? accountNavigation(cx, "newsletterPreferenceCenter") : undefined,
		href: paths.at("newsletterPreferenceCenter"),
		owner: access?.owner ?? "",
		preferences:
			access && preferences && preferences !== "unproven"
				? toView(access.email, { ...preferences, ...typedValues }, brands, cx)
				: null,
		unprovenEmail: access && preferences === "unproven" ? access.email : undefined,
		requests,
		unsubscribeHref: paths.at("newsletterUnsubscribe"),
		error: ERRORS.find((one) => one === errorParameter),
		fault: fault && { field: fault.field, text: cx.t(fault.text) },
		notice: NOTICES.find((one) => one === search.get("notice")),
	};
	const title = cx.t("preferences.title");
	return {
		page: {
			kind: "newsletter-preference-center",
			data,
			status: preferences ? 200 : 503,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, follow" }),
		},
	};
};
