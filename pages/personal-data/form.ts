import { passwordFaults } from "@vetrina/shop-rules/identity/password-policy.ts";
import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import { isProviderId } from "../../shared/domain/identity/providers.ts";
import { PROFILE_FIELDS, readRegistration } from "../../shared/domain/identity/registration.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import type { Untouched } from "../../worker/platform/commerce/accounts/profile.ts";
import { isUnavailable } from "../../worker/platform/is-unavailable.ts";
import { asksForLatinName, registrationRules } from "../../worker/present/person-form.ts";
import type { FormContext, FormOutcome, HandleForm } from "../../worker/request/form/form-context.ts";
import { formFields } from "../../worker/request/form/form-fields.ts";
import { goToProvider } from "../../worker/request/identity/providers/start.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { PersonalDataData, PersonalDataError, PersonalDataForm } from "./contract.ts";
import { PERSONAL_DATA_DRAFT } from "./loader.ts";

type Fields = Record<string, string>;
type Refusal = {
	error: PersonalDataError;
	values?: Fields;
	faults?: Record<string, string[]>;
};
type Result = Refusal | { notice: NonNullable<PersonalDataData["notice"]> } | { location: string };

const KEPT: ReadonlySet<string> = new Set([
	...PROFILE_FIELDS,
	"birthdayDay",
	"birthdayMonth",
	"birthdayYear",
	"phoneCode",
	"dataCollection",
]);
const LONGEST_PASSWORD = 4096;

const saveProfile = async (fields: Fields, cx: FormContext): Promise<Result> => {
	const values = Object.fromEntries(Object.entries(fields).filter(([name]) => KEPT.has(name)));
	const countries = cx.book.countries.map(({ code }) => code);
	const rules = registrationRules(await cx.settings(), cx.locale.country, countries, cx.now, PROFILE_FIELDS);
	const result = readRegistration(fields, rules);
	if ("faults" in result) return { error: "form", values, faults: result.faults };
	const { profile, shopper } = cx.visitor;
	const untouchedFields: Untouched[] = [];
	if (!rules.furigana) untouchedFields.push("furigana");
	if (!asksForLatinName(cx.locale.language)) untouchedFields.push("latinName");
	if (!rules.citizenship) untouchedFields.push("citizenship");
	if ((await profile.save(result.registration, untouchedFields)) === "unavailable")
		return { error: "unavailable", values };
	// The greeting's name comes from the platform's session, so the session is renewed.
	if (!(await readVisitor(shopper)).agent) await shopper.renew();
	return { notice: "saved" };
};

const changeEmail = async (
	{ email: typed = "", currentPassword = "" }: Fields,
	cx: FormContext,
): Promise<Result> => {
	const values = { email: typed.slice(0, 256) };
	const email = parseEmail(typed);
	if (!email) return { error: "invalidEmail", values };
	if (currentPassword === "" || currentPassword.length > LONGEST_PASSWORD)
		return { error: "wrongCurrentPassword", values };
	const outcome = await cx.visitor.profile.changeEmail({ email, password: currentPassword });
	if (outcome !== "saved") return { error: outcome, values };
	// If this fails, the checkout sets the basket's e-mail address (basket-22).
	await cx.visitor.baskets.pushEmail(email).catch(() => {});
	return { notice: "emailChanged" };
};

const changePassword = async (
	{ currentPassword = "", password = "" }: Fields,
	cx: FormContext,
): Promise<Result> => {
	if (currentPassword === "" || currentPassword.length > LONGEST_PASSWORD)
		return { error: "wrongCurrentPassword" };
	if (passwordFaults(password, (await cx.settings()).passwordPolicy).length > 0)
		return { error: "weakPassword" };
	const { profile, passwords, shopper } = cx.visitor;
	const login = (await profile.read())?.login;
	if (login === undefined) return { error: "unavailable" };
	const outcome = await passwords.change({ current: currentPassword, next: password });
	if (!outcome.ok) return { error: outcome.error };
	// The platform has ended all sessions of the old password, so the customer is signed in with the new one.
	const refusal = await shopper.signIn({ email: login, password });
	return refusal
		? { location: cx.paths.at("signIn", { notice: "passwordChanged" }) }
		: { notice: "passwordChanged" };
};

const refuseAgents = async ({ refuses }: Fields, { visitor }: FormContext): Promise<Result> => {
	const isRefusal = refuses === "1";
	if ((await visitor.profile.refuseAgents(isRefusal)) === "unavailable") return { error: "unavailable" };
	return { notice: isRefusal ? "agentsRefused" : "agentsAllowed" };
};

const deleteAccount = async ({ currentPassword }: Fields, cx: FormContext): Promise<Result> => {
	if (currentPassword !== undefined && currentPassword.length > LONGEST_PASSWORD)
		return { error: "wrongCurrentPassword" };
	const { baskets, profile, shopper, drafts } = cx.visitor;
	const outcome = await baskets.follow(async () => {
		const removal = await profile.remove(currentPassword);
		if (removal === "removed") await shopper.signOut();
		return removal;
	});
	if (outcome !== "removed") return { error: outcome };
	drafts.dropAll();
	return { location: cx.paths.at("signIn", { notice: "accountDeleted" }) };
};

const FORMS: Record<PersonalDataForm, (fields: Fields, cx: FormContext) => Promise<Result>> = {
	profile: saveProfile,
	email: changeEmail,
	password: changePassword,
	agents: refuseAgents,
	deletion: deleteAccount,
};

const removeSignIn = async (
	intent: "removePasskey" | "unlink",
	{ passkey = "", provider = "" }: Fields,
	{ visitor }: FormContext,
): Promise<Record<string, string>> => {
	if (intent === "removePasskey") {
		if (!/^[\w-]{1,1024}$/.test(passkey)) return {};
		return (await visitor.passkeys.remove(passkey)).ok ? { notice: "passkeyRemoved" } : { error: "passkeys" };
	}
	if (!isProviderId(provider)) return {};
	try {
		await visitor.providers.unlink(provider);
		return { notice: "unlinked" };
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		return { error: "accounts" };
	}
};

/** Sends the customer to the provider; the account is linked when the customer returns (identity-56). */
const link = async (
	{ provider: providerId = "", csrf = "" }: Fields,
	customerId: string,
	cx: FormContext,
): Promise<FormOutcome> => {
	const { visitor, paths, locale, url } = cx;
	const failure = { location: paths.at("personalData", { error: "accounts" }) };
	if (!(await visitor.isOwnToken(csrf))) return { location: paths.at("personalData", { error: "changed" }) };
	const provider = (await cx.settings()).identityProviders.find(({ id }) => id === providerId);
	if (!provider) return failure;
	const address = await goToProvider(visitor, { origin: url.origin, locale, paths }, provider, {
		customerId,
	});
	if (!address) return failure;
	const text = readTexts(locale).t("signIn.with", { provider: provider.name });
	return { leave: { address, text } };
};

/**
 * Handles the forms of the page (account-4, account-5, account-7, identity-9). Fields: intent = profile | email | password | agents |
 * deletion | removePasskey | unlink | link, owner; removePasskey: passkey; unlink: provider; link: provider, csrf; profile: those of
 * shared/domain/identity/registration.ts without e-mail address and password; email: email, currentPassword; password: currentPassword,
 * password; agents: refuses = 1 | 0; deletion: currentPassword if the customer has a password.
 */
export const personalDataForm: HandleForm = async (form, cx): Promise<FormOutcome> => {
	const { paths, visitor } = cx;
	const { registered, agent, customerId } = await readVisitor(visitor.shopper);
	if (!registered) return { location: paths.at("signIn", { back: "personalData" }) };
	const { intent = "", owner, ...fields } = formFields(form);
	// Another customer has signed in since this tab was opened.
	if (!customerId || owner !== customerId)
		return { location: paths.at("personalData", { error: "changed" }) };
	if (intent === "removePasskey" || intent === "unlink")
		return { location: paths.at("personalData", agent ? {} : await removeSignIn(intent, fields, cx)) };
	if (intent === "link") return agent ? { location: paths.at("personalData") } : link(fields, customerId, cx);
	const formName = Object.keys(FORMS).find((one): one is keyof typeof FORMS => one === intent);
	if (!formName || (agent && formName !== "profile")) return { location: paths.at("personalData") };
	const result = await FORMS[formName](fields, cx);
	if ("location" in result) return result;
	if ("notice" in result) {
		visitor.drafts.drop(PERSONAL_DATA_DRAFT);
		return { location: paths.at("personalData", { form: formName, notice: result.notice }) };
	}
	const { error, values = {}, faults = {} } = result;
	await visitor.drafts.keep(PERSONAL_DATA_DRAFT, {
		values: { ...values, owner: customerId, form: formName },
		faults,
	});
	return { location: paths.at("personalData", { form: formName, error }) };
};
