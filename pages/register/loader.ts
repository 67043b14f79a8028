import { isProductId } from "../../shared/domain/catalogue/product-id.ts";
import { birthdayOrder, isFamilyNameFirst } from "../../shared/domain/identity/birthday.ts";
import type { RegistrationFaults } from "../../shared/domain/identity/registration.ts";
import { localeTag } from "../../shared/domain/locale/site-locale.ts";
import { readPerson } from "../../worker/api/identity/providers/pending.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { headOf, type LoadPrivate } from "../../worker/pages/page-loader.ts";
import { visitorOf } from "../../worker/views/wishlist-view.ts";
import type { RegisterData } from "./contract.ts";
import { callingCodeOf, registrationRules, WITHOUT_PASSWORD } from "./registration-rules.ts";

/** Languages whose names carriers elsewhere cannot read. */
const OTHER_LETTERS: ReadonlySet<string> = new Set(["ar", "ja", "ko", "zh"]);
const ERRORS: ReadonlySet<string> = new Set(["unavailable", "tooManyTries", "invalid"]);
const isError = (key: string | undefined): key is NonNullable<RegisterData["error"]> =>
	key !== undefined && ERRORS.has(key);

/** The registration form; who has an account is led to it. */
export const loadRegister: LoadPrivate = async (cx, { shopper, drafts }) => {
	if ((await visitorOf(shopper)).registered) return { redirect: cx.paths.at("account"), status: 302 };
	const { locale, now, settings } = cx;
	const countries = cx.countries.map(({ country, name }) => ({ code: country, name }));
	const rules = registrationRules(
		settings,
		locale.country,
		countries.map(({ code }) => code),
		now,
	);
	const asked = cx.search.get("with");
	const provider = settings.identityProviders.find(({ id }) => id === asked);
	const person = provider ? await readPerson(drafts, asked) : null;
	const draft = await drafts.read("register");
	const { form = [], ...faults } = draft?.faults ?? {};
	const wishlistProductId = cx.search.get("wishlistProductId") ?? "";
	const [error] = form;
	return {
		page: {
			kind: "register",
			data: {
				values: draft?.values ?? {},
				faults: faults as RegistrationFaults,
				error: isError(error) ? error : undefined,
				wishlistProductId: isProductId(wishlistProductId) ? wishlistProductId : undefined,
				policy: rules.policy,
				countries,
				phoneCodes: countries.flatMap(({ code: country, name }) => {
					const code = callingCodeOf(country);
					return code === undefined ? [] : [{ code, country, name }];
				}),
				birthdayOrder: birthdayOrder(localeTag(locale)),
				familyNameFirst: isFamilyNameFirst(locale.language),
				furigana: rules.furigana,
				latinName: OTHER_LETTERS.has(locale.language),
				citizenship: rules.citizenship,
				...(provider && person
					? {
							provider: { id: provider.id, name: provider.name },
							asks: person.asks ?? WITHOUT_PASSWORD,
						}
					: {}),
			},
			status: 200,
			cache: PRIVATE,
			head: headOf(cx, {
				title: cx.t("register.title"),
				description: cx.t("register.hint"),
				robots: "noindex, follow",
			}),
		},
	};
};
