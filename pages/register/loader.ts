import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { listFurtherConsents, type RegistrationFaults } from "../../shared/domain/identity/registration.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { legalIn } from "../../worker/platform/site-settings.ts";
import { buildHead } from "../../worker/present/head.ts";
import { personForm, registrationRules } from "../../worker/present/person-form.ts";
import { readPerson } from "../../worker/request/identity/providers/pending.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitorOrGuest } from "../../worker/request/visitor.ts";
import { statusOfError } from "../sign-in/loader.ts";
import type { RegisterData } from "./contract.ts";
import { WITHOUT_PASSWORD } from "./form.ts";
import { askBuyer, keepMailedBuyer, readBuyer } from "./order-buyer.ts";

const ERRORS: ReadonlySet<string> = new Set(["unavailable", "tooManyTries", "invalid"]);
const isError = (key: string | undefined): key is NonNullable<RegisterData["error"]> =>
	key !== undefined && ERRORS.has(key);

export const loadRegister: LoadPrivate = async (cx, { shopper, drafts, checkout, orders }) => {
	if ((await readVisitorOrGuest(shopper)).registered)
		return { redirect: cx.paths.at("account"), status: 302 };
	const token = cx.search.get("authorizationOrderToken");
	if (token !== null) {
		await keepMailedBuyer(cx.search.get("orderNo"), token, { orders, drafts });
		return { redirect: cx.paths.at("register"), status: 302 };
	}
	const { settings } = cx;
	const providerId = cx.search.get("with");
	const provider = settings.identityProviders.find(({ id }) => id === providerId);
	const person = provider ? await readPerson(drafts, providerId) : null;
	const draft = await drafts.read("register");
	const { form = [], ...faults } = draft?.faults ?? {};
	const wishlistProductId = cx.search.get("wishlistProductId") ?? "";
	const [error] = form;
	const orderNo = cx.search.get("orderNo") ?? "";
	const buyer = provider ? null : await readBuyer(orderNo, { shopper, checkout, drafts });
	const fromOrder = buyer && askBuyer(buyer, findRules(cx), cx.locale.country);
	return {
		page: {
			kind: "register",
			data: {
				values: draft?.values ?? {},
				faults: faults as RegistrationFaults,
				error: isError(error) ? error : undefined,
				wishlistProductId: isProductId(wishlistProductId) ? wishlistProductId : undefined,
				policy: settings.passwordPolicy,
				...personForm(cx),
				...listConsents(cx),
				...(provider && person
					? {
							provider: { id: provider.id, name: provider.name },
							asks: person.asks ?? WITHOUT_PASSWORD,
						}
					: {}),
				...(fromOrder
					? { order: { orderNo, email: fromOrder.knownInput.email ?? "" }, asks: fromOrder.asks }
					: {}),
			},
			status: statusOfError(error),
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("register.title"),
				description: cx.t("register.hint"),
				robots: "noindex, follow",
			}),
		},
	};
};

/** Returns the consents that the market asks for apart from that to the privacy policy (legal-8). */
const listConsents = ({ settings, locale }: PageContext): Pick<RegisterData, "consents" | "minimumAge"> => {
	const { consents, minimumAge } = legalIn(settings, locale.country);
	const others = listFurtherConsents(consents);
	return others.length > 0 ? { consents: others, minimumAge } : {};
};

const findRules = ({ settings, locale, countries, now }: PageContext) =>
	registrationRules(
		settings,
		locale.country,
		countries.map(({ country }) => country),
		now,
	);
