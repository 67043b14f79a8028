import {
	type PasswordFault,
	type PasswordPolicy,
	passwordFaults,
} from "@vetrina/shop-rules/identity/password-policy.ts";
import type { Consent } from "@vetrina/shop-rules/legal/legal-set.ts";
import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import { parseFurigana, parseLatinName, parseName } from "@vetrina/shop-rules/typed/name.ts";
import type { ParsePhone } from "@vetrina/shop-rules/typed/phone.ts";
import { oneLine } from "@vetrina/shop-rules/typed/plain-text.ts";
import { readBirthday } from "./birthday.ts";

export const REGISTRATION_FIELDS = [
	"email",
	"password",
	"firstName",
	"lastName",
	"firstNameFurigana",
	"lastNameFurigana",
	"latinName",
	"gender",
	"birthday",
	"phone",
	"city",
	"country",
	"citizenship",
	"age",
	"privacy",
	"transfer",
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export const PROFILE_FIELDS: readonly RegistrationField[] = REGISTRATION_FIELDS.filter(
	(field) => !["email", "password", "age", "privacy", "transfer"].includes(field),
);

/** Returns the consents that a market asks for apart from that to the privacy policy (legal-8). */
export const listFurtherConsents = (consents: readonly Consent[] = []): Exclude<Consent, "privacy">[] =>
	consents.filter((consent) => consent !== "privacy");

export type FieldFault =
	| "required"
	| "email"
	| "name"
	| "furigana"
	| "latin"
	| "birthday"
	| "tooYoung"
	| "phone"
	| "tooLong"
	| "choice"
	| "privacy"
	| "consent"
	| "loginInUse"
	| PasswordFault;
export type RegistrationFaults = Partial<Record<RegistrationField, FieldFault[]>>;

export type RegistrationInput = Readonly<Record<string, string | undefined>>;

export type Registration = {
	email: string;
	password: string;
	firstName: string;
	lastName: string;
	firstNameFurigana?: string;
	lastNameFurigana?: string;
	latinName?: string;
	/** The platform's codes: 0 no preference, 1 male, 2 female, 3 other (identity-11). */
	gender: 0 | 1 | 2 | 3;
	birthday?: string;
	phoneCode?: string;
	phone?: string;
	city?: string;
	country: string;
	citizenship?: string;
	newsletter: boolean;
	channels: string[];
	loyalty: boolean;
	dataCollection: boolean;
	privacy: boolean;
	/** The consents that the market asks for apart from that to the privacy policy, all given; absent if it asks for none. */
	consents?: Consent[];
};

export type RegistrationRules = {
	policy: PasswordPolicy;
	now: Date;
	countries: readonly string[];
	phoneCodes: readonly string[];
	/** The browser passes a parser without numbering plans, the Worker one that has them (typed-5). */
	parsePhone: ParsePhone;
	furigana: boolean;
	citizenship: boolean;
	/** The consents that the market asks for; absent for that to the privacy policy alone (legal-8). */
	consents?: readonly Consent[];
	/** The fields to ask for and to check; absent if the form asks for all (identity-54). */
	asks?: readonly RegistrationField[];
};

export const NEWSLETTER_CHANNELS = ["email", "sms", "whatsapp"] as const;
const LONGEST = 100;

type Parse = (typed: string) => string | undefined;

export function readRegistration(
	input: RegistrationInput,
	rules: RegistrationRules,
): { registration: Registration } | { faults: RegistrationFaults } {
	const faults: RegistrationFaults = {};
	const fail = (field: RegistrationField, ...fieldFaults: FieldFault[]) => {
		if (rules.asks?.includes(field) ?? true) faults[field] = fieldFaults;
	};
	const readInput = (name: string): string => oneLine(input[name]);
	const text = (
		field: RegistrationField,
		{ parse, fault = "name", required }: { parse?: Parse; fault?: FieldFault; required?: boolean },
	): string | undefined => {
		const value = readInput(field);
		if (value === "") {
			if (required) fail(field, "required");
			return undefined;
		}
		const result = parse ? parse(value) : value;
		if (value.length > LONGEST || !value.isWellFormed()) fail(field, "tooLong");
		else if (result === undefined) fail(field, fault);
		return result;
	};
	const pickOne = (field: RegistrationField, choices: readonly string[]): string => {
		const value = readInput(field);
		if (!choices.includes(value)) fail(field, "choice");
		return value;
	};

	const email = parseEmail(input.email);
	if (readInput("email") === "") fail("email", "required");
	else if (!email) fail("email", "email");
	const password = input.password ?? "";
	const missing = passwordFaults(password, rules.policy);
	if (password === "") fail("password", "required");
	else if (missing.length > 0) fail("password", ...missing);

	const name = { parse: parseName, fault: "name", required: true } as const;
	const furigana = { parse: parseFurigana, fault: "furigana", required: true } as const;
	const firstName = text("firstName", name);
	const lastName = text("lastName", name);
	const firstNameFurigana = rules.furigana ? text("firstNameFurigana", furigana) : undefined;
	const lastNameFurigana = rules.furigana ? text("lastNameFurigana", furigana) : undefined;
	const latinName = text("latinName", { parse: parseLatinName, fault: "latin" });

	const gender = readInput("gender") === "" ? "0" : pickOne("gender", ["0", "1", "2", "3"]);
	const birthday = readBirthday(
		{ day: readInput("birthdayDay"), month: readInput("birthdayMonth"), year: readInput("birthdayYear") },
		rules.now,
	);
	if ("fault" in birthday) fail("birthday", birthday.fault);

	const callingCode = rules.phoneCodes.find((code) => code === readInput("phoneCode"));
	const phone = rules.parsePhone(input.phone, { callingCode });
	if (readInput("phone") !== "" && !phone) fail("phone", "phone");

	const city = text("city", {});
	const country = pickOne("country", rules.countries);
	const citizenship =
		rules.citizenship && readInput("citizenship") !== ""
			? pickOne("citizenship", rules.countries)
			: undefined;
	if (input.privacy !== "on") fail("privacy", "privacy");
	const consents = listFurtherConsents(rules.consents);
	for (const consent of consents) if (input[consent] !== "on") fail(consent, "consent");
	if (Object.keys(faults).length > 0) return { faults };

	return {
		registration: {
			email: email ?? "",
			password,
			firstName: firstName ?? "",
			lastName: lastName ?? "",
			firstNameFurigana,
			lastNameFurigana,
			latinName,
			gender: Number(gender) as Registration["gender"],
			birthday: "date" in birthday ? birthday.date : undefined,
			phoneCode: phone?.code,
			phone: phone?.national,
			city,
			country,
			citizenship,
			newsletter: input.newsletter === "on",
			channels: NEWSLETTER_CHANNELS.filter((channel) => input[`channel-${channel}`] === "on"),
			loyalty: input.loyalty === "on",
			dataCollection: input.dataCollection === "on",
			privacy: input.privacy === "on",
			...(consents.length > 0 && { consents }),
		},
	};
}
