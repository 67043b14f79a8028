import { PASSWORD_FAULTS, type PasswordFault } from "@vetrina/shop-rules/identity/password-policy.ts";
import type { Registration } from "../../../../shared/domain/identity/registration.ts";
import { failureDetails } from "../../fetch.ts";
import { readWay } from "../../ways/ways.ts";
import { type CustomApiContext, shopperApi } from "../custom-api.ts";
import type { Shopper } from "../logins/sessions.ts";

export type RegistrationRefusal =
	| { field: "email"; fault: "loginInUse" | "email" }
	| { field: "password"; faults: PasswordFault[] }
	| { error: "invalid" | "tooManyTries" | "unavailable" };

export type RegistrationSource = { source: string; device: "mobile" | "desktop" };

export const toCustomer = (
	registration: Registration,
	language: string,
	{ source, device }: RegistrationSource,
) => ({
	firstName: registration.firstName,
	lastName: registration.lastName,
	email: registration.email,
	login: registration.email,
	gender: registration.gender,
	birthday: registration.birthday,
	phoneHome: registration.phone,
	c_phoneCode: registration.phoneCode,
	c_firstNameFurigana: registration.firstNameFurigana,
	c_lastNameFurigana: registration.lastNameFurigana,
	c_latinName: registration.latinName,
	c_city: registration.city,
	c_countryCode: registration.country,
	c_citizenship: registration.citizenship,
	c_languageCode: language,
	c_privacyAuthorization: registration.privacy,
	c_consents: registration.consents,
	c_authorizationDataCollection: registration.dataCollection,
	c_newsletter: registration.newsletter,
	c_newsletterSubscriptions: registration.newsletter ? ["newsletter"] : [],
	c_subscriptionByChannel: registration.newsletter ? registration.channels : [],
	c_joinToLoyalty: registration.loyalty,
	c_source: source,
	c_device: device,
});

const isFault = (value: unknown): value is PasswordFault => PASSWORD_FAULTS.includes(value as PasswordFault);

export const classifyRefusal = (status: number, problem: unknown): RegistrationRefusal => {
	const { type = "", violations = [] } = (problem ?? {}) as { type?: string; violations?: unknown[] };
	if (status === 429) return { error: "tooManyTries" };
	if (status >= 500) return { error: "unavailable" };
	if (type.endsWith("/login-already-in-use")) return { field: "email", fault: "loginInUse" };
	if (type.endsWith("/invalid-email")) return { field: "email", fault: "email" };
	const faults = Array.isArray(violations) ? violations.filter(isFault) : [];
	return faults.length > 0 ? { field: "password", faults } : { error: "invalid" };
};

const APIS = { custom: "custom/customer-api", scapi: "customer/shopper-customers" } as const;

export const register = async (
	cx: CustomApiContext,
	shopper: Shopper,
	registration: Registration,
	from: RegistrationSource,
): Promise<RegistrationRefusal | null> => {
	try {
		const api = APIS[readWay(cx.platform.env, "registration")];
		const response = await shopperApi(cx, shopper)(api, "customers", {
			customer: toCustomer(registration, cx.locale.language, from),
			password: registration.password,
		});
		if (response.ok) return null;
		const refusal = classifyRefusal(response.kind === "http" ? (response.status ?? 503) : 503, response.json);
		if ("error" in refusal)
			cx.platform.log(
				"warning",
				"commerce/registration",
				"A registration is refused",
				failureDetails(response),
			);
		return refusal;
	} catch (error) {
		cx.platform.log("warning", "commerce/registration", "Registering a customer failed", {
			error,
		});
		return { error: "unavailable" };
	}
};
