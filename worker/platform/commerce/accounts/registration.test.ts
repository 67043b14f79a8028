import { PASSWORD_FAULTS } from "@vetrina/shop-rules/identity/password-policy.ts";
import { expect, test } from "vitest";
import type { Registration } from "../../../../shared/domain/identity/registration.ts";
import { classifyRefusal, toCustomer } from "./registration.ts";

const registration: Registration = {
	email: "ada@vetrina.example",
	password: "Silk&Linen1",
	firstName: "Ada",
	lastName: "Bianchi",
	firstNameFurigana: "アダ",
	lastNameFurigana: "ビアンキ",
	latinName: "Ada Bianchi",
	gender: 3,
	birthday: "1990-02-28",
	phoneCode: "+39",
	phone: "0212345678",
	city: "Milano",
	country: "IT",
	citizenship: "JP",
	newsletter: true,
	channels: ["email", "whatsapp"],
	loyalty: true,
	dataCollection: true,
	privacy: true,
};
const from = { source: "register", device: "mobile" } as const;

// proves identity-18
test("all typed values are sent under the platform's names, without the password", () => {
	expect(toCustomer(registration, "it", from)).toEqual({
		firstName: "Ada",
		lastName: "Bianchi",
		email: "ada@vetrina.example",
		login: "ada@vetrina.example",
		gender: 3,
		birthday: "1990-02-28",
		phoneHome: "0212345678",
		c_phoneCode: "+39",
		c_firstNameFurigana: "アダ",
		c_lastNameFurigana: "ビアンキ",
		c_latinName: "Ada Bianchi",
		c_city: "Milano",
		c_countryCode: "IT",
		c_citizenship: "JP",
		c_languageCode: "it",
		c_privacyAuthorization: true,
		c_authorizationDataCollection: true,
		c_newsletter: true,
		c_newsletterSubscriptions: ["newsletter"],
		c_subscriptionByChannel: ["email", "whatsapp"],
		c_joinToLoyalty: true,
		c_source: "register",
		c_device: "mobile",
	});
});

// proves identity-18, newsletter-16
test("a registration without newsletter subscribes to no channel, and empty fields are not sent", () => {
	const { email, password, firstName, lastName, country, channels } = registration;
	const least = { email, password, firstName, lastName, country, channels, gender: 0 } as const;
	const not = { newsletter: false, loyalty: false, dataCollection: false, privacy: false };
	const sent = toCustomer({ ...least, ...not }, "en", { source: "checkout", device: "desktop" });
	expect(JSON.parse(JSON.stringify(sent))).toEqual({
		firstName,
		lastName,
		email,
		login: email,
		gender: 0,
		c_countryCode: "IT",
		c_languageCode: "en",
		c_privacyAuthorization: false,
		c_authorizationDataCollection: false,
		c_newsletter: false,
		c_newsletterSubscriptions: [],
		c_subscriptionByChannel: [],
		c_joinToLoyalty: false,
		c_source: "checkout",
		c_device: "desktop",
	});
});

const TYPES = "https://api.commercecloud.salesforce.com/documentation/error/v1/errors";

// proves identity-18
test.each([
	[400, { type: `${TYPES}/login-already-in-use` }, { field: "email", fault: "loginInUse" }],
	[400, { type: `${TYPES}/invalid-email` }, { field: "email", fault: "email" }],
	[
		400,
		{ type: `${TYPES}/invalid-password`, violations: [...PASSWORD_FAULTS] },
		{ field: "password", faults: [...PASSWORD_FAULTS] },
	],
	// Faults without a text of the shop are left out; if none remains, the refusal names no field.
	[
		400,
		{ violations: ["breached", PASSWORD_FAULTS[0], 7, null] },
		{ field: "password", faults: [PASSWORD_FAULTS[0]] },
	],
	[400, { type: `${TYPES}/invalid-password`, violations: ["breached"] }, { error: "invalid" }],
	[400, { type: `${TYPES}/invalid-password`, violations: "minLength" }, { error: "invalid" }],
	[400, { type: `${TYPES}/invalid-property`, detail: "<script>" }, { error: "invalid" }],
	[400, {}, { error: "invalid" }],
	[400, null, { error: "invalid" }],
	[403, undefined, { error: "invalid" }],
	[429, { type: `${TYPES}/login-already-in-use` }, { error: "tooManyTries" }],
	[500, { type: `${TYPES}/invalid-email` }, { error: "unavailable" }],
	[503, undefined, { error: "unavailable" }],
])("a refusal with %i and %j is %j", (status, problem, refusal) => {
	expect(classifyRefusal(status, problem)).toEqual(refusal);
});
