import { productId } from "../../shared/contracts/shopper-api.ts";
import {
	REGISTRATION_FIELDS,
	type Registration,
	type RegistrationFaults,
	type RegistrationField,
	readRegistration,
} from "../../shared/domain/identity/registration.ts";
import { register, toCustomer } from "../../worker/platform/commerce/accounts/registration.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { registrationRules } from "../../worker/present/person-form.ts";
import type { FormContext, FormOutcome, HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields, omitUndefined } from "../../worker/request/form/form-fields.ts";
import { finishProviderSignIn } from "../../worker/request/identity/providers/finish-sign-in.ts";
import { type PendingPerson, readPerson } from "../../worker/request/identity/providers/pending.ts";
import { signIn } from "../../worker/request/identity/sign-in.ts";
import { askBuyer, dropBuyer, readBuyer } from "./order-buyer.ts";

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

export const WITHOUT_PASSWORD: readonly RegistrationField[] = REGISTRATION_FIELDS.filter(
	(field) => field !== "password",
);

type Refuse = (faults: RegistrationFaults, error?: string) => Promise<FormOutcome>;

/** Registers a person whom a provider has verified, or completes their account (identity-54). */
const registerPerson = async (
	{ credentials, asks }: PendingPerson,
	registration: Registration,
	{ visitor, paths, locale, calls, device }: FormContext,
	{ wishlistProductId, refuse }: { wishlistProductId?: string; refuse: Refuse },
): Promise<FormOutcome> => {
	const all = toCustomer(registration, locale.language, { source: credentials.providerId, device });
	const customer = asks
		? Object.fromEntries(asks.map((field) => [field, all[field as keyof typeof all]]))
		: all;
	try {
		const outcome = await visitor.providers.signIn(credentials, customer);
		if (!outcome.ok && outcome.error === "login-already-in-use") return refuse({ email: ["loginInUse"] });
		if (!outcome.ok && outcome.error === "invalid-email") return refuse({ email: ["email"] });
		const to = await finishProviderSignIn(
			visitor,
			paths,
			outcome,
			credentials,
			{ wishlistProductId },
			calls.platform.log,
		);
		return { location: to };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		calls.platform.log("warning", "pages/register", "Registration by a provider failed", { error });
		return refuse({}, "unavailable");
	}
};

/**
 * Registers a customer (identity-18). Fields: those of shared/domain/identity/registration.ts; `wishlistProductId`, a product for the
 * wishlist; `with`, the provider that has verified the person; `orderNo`, the order whose buyer registers.
 */
export const registerForm: HandleForm = async (form, cx) => {
	const { calls, locale, paths, visitor, now, device, address } = cx;
	const { wishlistProductId: requestedId, with: provider, orderNo, ...fields } = formFields(form);
	const person = await readPerson(visitor.drafts, provider ?? null);
	const buyer = person ? null : await readBuyer(orderNo, visitor);
	const wishlistProductId = productId.safeParse(requestedId).data;
	const refuse = async (faults: RegistrationFaults, error?: string) => {
		const values = Object.fromEntries(
			Object.entries(fields).filter(([name]) => KEPT.has(name) && name !== "password"),
		);
		await visitor.drafts.keep("register", {
			values,
			faults: { ...faults, ...(error ? { form: [error] } : {}) },
		});
		return {
			location: paths.at(
				"register",
				omitUndefined({
					wishlistProductId,
					with: person ? provider : undefined,
					orderNo: buyer ? orderNo : undefined,
				}),
			),
		};
	};
	if (provider !== undefined && !person) return { location: paths.at("signIn", { error: "again" }) };
	const countries = cx.book.countries.map(({ code }) => code);
	const rules = registrationRules(
		await cx.settings(),
		locale.country,
		countries,
		now,
		person ? (person.asks ?? WITHOUT_PASSWORD) : undefined,
	);
	const result = readRegistration(
		buyer ? { ...fields, ...askBuyer(buyer, rules, locale.country).knownInput } : fields,
		rules,
	);
	if ("faults" in result) return refuse(result.faults);
	const { registration } = result;
	if (person) return registerPerson(person, registration, cx, { wishlistProductId, refuse });
	const refusal = await register(
		{ platform: calls.platform, locale, address },
		visitor.shopper,
		registration,
		{
			source: wishlistProductId ? "wishlist" : "register",
			device,
		},
	);
	if (refusal && "error" in refusal) return refuse({}, refusal.error);
	if (refusal) return refuse({ [refusal.field]: "faults" in refusal ? refusal.faults : [refusal.fault] });
	// The new customer is signed in and keeps the basket and the wishlist (identity-23).
	visitor.drafts.drop("register");
	dropBuyer(visitor.drafts);
	const { email, password } = registration;
	const outcome = await signIn(visitor, { email, password, wishlistProductId }, calls.platform.log).catch(
		(error: unknown) => {
			if (!isUnavailable(error)) throw error;
			calls.platform.log(
				"warning",
				"pages/register",
				"Sign-in after a registration failed, the sign-in page is shown",
				{ error },
			);
			return { ok: false } as const;
		},
	);
	if (!outcome.ok) return { location: paths.at("signIn", { notice: "registered" }) };
	return { location: paths.at("account", { notice: "registered" }) };
};
