import { productId } from "../../shared/contracts/shopper-api.ts";
import {
	REGISTRATION_FIELDS,
	type RegistrationFaults,
	readRegistration,
} from "../../shared/domain/identity/registration.ts";
import { localeTag } from "../../shared/domain/locale/site-locale.ts";
import type { HandleForm } from "../../worker/api/forms/form.ts";
import { formFields, stated } from "../../worker/api/forms/form-fields.ts";
import { signIn } from "../../worker/api/sign-in.ts";
import { register } from "../../worker/platform/commerce/registration.ts";
import { getSiteSettings } from "../../worker/platform/config.ts";
import { registrationRules } from "./registration-rules.ts";

/** Of the form; what else is sent is not kept. */
const KEPT: ReadonlySet<string> = new Set([
	...REGISTRATION_FIELDS,
	"birthdayDay",
	"birthdayMonth",
	"birthdayYear",
	"phoneCode",
	"newsletter",
	"channel-email",
	"channel-sms",
	"channel-whatsapp",
	"loyalty",
	"dataCollection",
]);

/**
 * `POST /{locale}/register` (identity-18): the fields of shared/domain/identity/registration.ts, and `wishlistProductId`, a product for the
 * wishlist. A customer is signed in and led to their account; a form that is refused comes back with what was typed, but the password.
 */
export const registerForm: HandleForm = async (form, cx) => {
	const { calls, locale, paths, visitor, now, device } = cx;
	const { wishlistProductId: asked, ...fields } = formFields(form);
	const wishlistProductId = productId.safeParse(asked).data;
	const refused = async (faults: RegistrationFaults, error?: string) => {
		const values = Object.fromEntries(
			Object.entries(fields).filter(([name]) => KEPT.has(name) && name !== "password"),
		);
		await visitor.drafts.keep("register", {
			values,
			faults: { ...faults, ...(error ? { form: [error] } : {}) },
		});
		return { location: paths.at("register", stated({ wishlistProductId })) };
	};
	const where = { siteId: locale.siteId, locale: localeTag(locale) };
	const countries = cx.book.countries.map(({ code }) => code);
	const rules = registrationRules(await getSiteSettings(calls, where), locale.country, countries, now);
	const result = readRegistration(fields, rules);
	if ("faults" in result) return refused(result.faults);
	const { registration } = result;
	const refusal = await register({ platform: calls.platform, locale }, visitor.shopper, registration, {
		source: wishlistProductId ? "wishlist" : "register",
		device,
	});
	if (refusal && "error" in refusal) return refused({}, refusal.error);
	if (refusal) return refused({ [refusal.field]: "faults" in refusal ? refusal.faults : [refusal.fault] });
	// Rule identity-23.
	visitor.drafts.drop("register");
	const { email, password } = registration;
	const outcome = await signIn(visitor, { email, password, wishlistProductId }, calls.platform.log);
	// The account is there: the way to it is the same as any other day.
	if (!outcome.ok) return { location: paths.at("signIn", { notice: "registered" }) };
	return { location: paths.at("account", { notice: "registered" }) };
};
