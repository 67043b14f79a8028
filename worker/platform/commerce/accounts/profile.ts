import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { type Choice, CONSENT_COOKIE, readChoice } from "../../../../shared/domain/consent/consent.ts";
import type { Registration } from "../../../../shared/domain/identity/registration.ts";
import { PlatformUnavailable } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { customApi } from "../custom-api.ts";
import { callsAsShopper, problemType } from "../logins/calls-as-shopper.ts";
import type { Shopper } from "../logins/sessions.ts";
import { readProblemType } from "../problem-type.ts";
import type { ScapiContext } from "../scapi.ts";

export type Profile = {
	login?: string;
	hasPassword: boolean;
	email?: string;
	crmId?: string;
	customerNo?: string;
	hasOrders?: boolean;
	newsletter?: boolean;
	person: Partial<Person>;
	phone?: string;
	linkedProviders: readonly string[];
	refusesAgents: boolean;
	consent: Choice | null;
};

export type Person = Omit<
	Registration,
	"email" | "password" | "newsletter" | "channels" | "loyalty" | "privacy" | "country"
> & { country?: string };

export type Untouched = "furigana" | "latinName" | "citizenship";

export type ProfilePort = {
	read(): Promise<Profile | null>;
	save(person: Person, untouchedFields?: readonly Untouched[]): Promise<"saved" | "unavailable">;
	refuseAgents(refuses: boolean): Promise<"saved" | "unavailable">;
	download(): Promise<object | null>;
	remove(
		password: string | undefined,
	): Promise<
		"removed" | "wrongCurrentPassword" | "signInAgain" | "orderAwaitsPayment" | "tooManyTries" | "unavailable"
	>;
	changeEmail(change: {
		email: string;
		password: string;
	}): Promise<
		"saved" | "invalidEmail" | "loginInUse" | "wrongCurrentPassword" | "tooManyTries" | "unavailable"
	>;
};

const flag = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);
const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

export const createProfile = (cx: Omit<ScapiContext, "token">, shopper: Shopper): ProfilePort => {
	const withSession = callsAsShopper(cx, shopper);
	const log = (failure: string, error: unknown) =>
		cx.platform.log("warning", "commerce/profile", failure, { error });
	const change = (body: Readonly<Record<string, unknown>>) =>
		withSession((clients, { customerId }) =>
			clients.shopperCustomers.updateCustomer({
				params: { path: { customerId } },
				body: body as Parameters<typeof clients.shopperCustomers.updateCustomer>[0]["body"],
			}),
		);
	const saveBody = async (body: Readonly<Record<string, unknown>>): Promise<"saved" | "unavailable"> => {
		try {
			await change(body);
			return "saved";
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			log("A customer's profile cannot be changed", error);
			return "unavailable";
		}
	};
	const call = async (path: string, failure: string, body?: object) => {
		try {
			const response = await customApi(cx, shopper)("customer-api", path, body);
			if (!response.ok && response.status !== 400 && response.status !== 403 && response.status !== 409)
				log(failure, PlatformUnavailable.from(response));
			return response;
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			log(failure, error);
			return null;
		}
	};
	return {
		async download() {
			const response = await call("personal-data", "A customer's data cannot be read");
			return response?.ok && typeof response.json === "object" ? response.json : null;
		},
		async remove(password) {
			const body = password === undefined ? {} : { currentPassword: password };
			const response = await call("delete-account", "An account cannot be deleted", body);
			if (response?.ok)
				return (response.json as { status?: unknown } | null)?.status === "DELETED"
					? "removed"
					: "unavailable";
			return REMOVAL_REFUSALS[readProblemType(response?.json) ?? ""] ?? "unavailable";
		},
		async read() {
			try {
				const { data } = await withSession((clients, { customerId }) =>
					clients.shopperCustomers.getCustomer({ params: { path: { customerId } } }),
				);
				return toProfile(data);
			} catch (error) {
				if (!isUnavailable(error)) throw error;
				log("A customer's profile cannot be read", error);
				return null;
			}
		},
		save: (person, untouchedFields = []) => saveBody(personBody(person, untouchedFields)),
		refuseAgents: (refuses) => saveBody({ c_refusesLoginOnBehalf: refuses }),
		async changeEmail({ email, password }) {
			try {
				await change({ email, login: email, currentPassword: password });
				return "saved";
			} catch (error) {
				const refusal = error instanceof ApiError ? REFUSALS[problemType(error)] : undefined;
				if (refusal) return refusal;
				if (!isUnavailable(error)) throw error;
				log("A customer's e-mail address cannot be changed", error);
				return "unavailable";
			}
		},
	};
};

const REFUSALS: Readonly<
	Record<string, "invalidEmail" | "loginInUse" | "wrongCurrentPassword" | "tooManyTries">
> = {
	"invalid-email": "invalidEmail",
	"login-already-in-use": "loginInUse",
	"update-password": "wrongCurrentPassword",
	"too-many-requests": "tooManyTries",
};

const REMOVAL_REFUSALS: Readonly<
	Record<string, "wrongCurrentPassword" | "signInAgain" | "orderAwaitsPayment" | "tooManyTries">
> = {
	"update-password": "wrongCurrentPassword",
	"login-too-old": "signInAgain",
	"order-awaits-payment": "orderAwaitsPayment",
	"too-many-requests": "tooManyTries",
};

const personBody = (person: Person, untouchedFields: readonly Untouched[]) => ({
	firstName: person.firstName,
	lastName: person.lastName,
	gender: person.gender,
	birthday: person.birthday ?? "",
	phoneHome: person.phone ?? "",
	c_phoneCode: person.phoneCode ?? null,
	...(untouchedFields.includes("furigana")
		? {}
		: {
				c_firstNameFurigana: person.firstNameFurigana ?? null,
				c_lastNameFurigana: person.lastNameFurigana ?? null,
			}),
	...(untouchedFields.includes("latinName") ? {} : { c_latinName: person.latinName ?? null }),
	c_city: person.city ?? null,
	c_countryCode: person.country || undefined,
	...(untouchedFields.includes("citizenship") ? {} : { c_citizenship: person.citizenship ?? null }),
	c_authorizationDataCollection: person.dataCollection,
});

const GENDERS = [0, 1, 2, 3] as const;

const toProfile = (customer: Readonly<Record<string, unknown>>): Profile => {
	const [phoneCode, phone] = [text(customer.c_phoneCode), text(customer.phoneHome)];
	return {
		login: text(customer.login),
		hasPassword: customer.hasPassword !== false && text(customer.login) !== undefined,
		email: text(customer.email),
		crmId: text(customer.crmContactId),
		customerNo: text(customer.customerNo),
		hasOrders: flag(customer.c_hasOrders),
		newsletter: flag(customer.c_newsletter),
		person: {
			firstName: text(customer.firstName),
			lastName: text(customer.lastName),
			firstNameFurigana: text(customer.c_firstNameFurigana),
			lastNameFurigana: text(customer.c_lastNameFurigana),
			latinName: text(customer.c_latinName),
			gender: GENDERS.find((one) => one === customer.gender),
			birthday: text(customer.birthday),
			phoneCode,
			phone,
			city: text(customer.c_city),
			country: text(customer.c_countryCode),
			citizenship: text(customer.c_citizenship),
			dataCollection: customer.c_authorizationDataCollection === true,
		},
		phone: phone && (phoneCode ? `+${phoneCode} ${phone}` : phone),
		linkedProviders: Array.isArray(customer.c_linkedProviders) ? customer.c_linkedProviders.filter(text) : [],
		refusesAgents: customer.c_refusesLoginOnBehalf === true,
		consent: readChoice(`${CONSENT_COOKIE}=${text(customer.c_consent) ?? ""}`),
	};
};
