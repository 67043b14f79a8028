import type { RegistrationFaults } from "../../shared/domain/identity/registration.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import type { Person, Profile } from "../../worker/platform/commerce/accounts/profile.ts";
import { accountNavigation } from "../../worker/present/account-navigation.ts";
import { buildHead } from "../../worker/present/head.ts";
import { personForm } from "../../worker/present/person-form.ts";
import type { LoadPrivate, PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { PersonalDataData, PersonalDataError, PersonalDataForm } from "./contract.ts";
import { personRows } from "./person-rows.ts";

export const PERSONAL_DATA_DRAFT = "personalData";
const FORMS: readonly PersonalDataForm[] = ["profile", "email", "password", "agents", "deletion"];
const ERRORS: readonly PersonalDataError[] = [
	"form",
	"changed",
	"unavailable",
	"invalidEmail",
	"loginInUse",
	"wrongCurrentPassword",
	"weakPassword",
	"tooManyTries",
	"passkeys",
	"accounts",
	"accountLinked",
	"download",
	"signInAgain",
	"orderAwaitsPayment",
];
const NOTICES = [
	"saved",
	"emailChanged",
	"passwordChanged",
	"agentsRefused",
	"agentsAllowed",
	"passkeyRemoved",
	"linked",
	"unlinked",
] as const;

type Draft = Awaited<ReturnType<PageVisitor["drafts"]["read"]>>;

/** Returns the values of the phone's fields. If the form does not offer the calling code, the number is written with it (typed-5). */
const phoneValues = ({ phone, phoneCode }: Partial<Person>, codes: readonly string[]) =>
	phone && phoneCode && !codes.includes(phoneCode)
		? { phone: `+${phoneCode} ${phone}`, phoneCode: undefined }
		: { phone, phoneCode };

const toFormValues = (
	{ birthday = "", gender, dataCollection: _, consents: __, ...texts }: Partial<Person>,
	codes: readonly string[],
) => {
	const [birthdayYear = "", birthdayMonth = "", birthdayDay = ""] = birthday.split("-");
	const values: Record<string, string | undefined> = {
		...texts,
		...phoneValues(texts, codes),
		gender: gender === undefined ? undefined : String(gender),
		birthdayYear,
		birthdayMonth,
		birthdayDay,
	};
	return Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
	);
};

const toForm = (
	profile: Profile,
	cx: PageContext,
	draft: Draft,
): NonNullable<PersonalDataData["personForm"]> => {
	const form = personForm(cx);
	return {
		...form,
		values: draft
			? draft.values
			: toFormValues(
					profile.person,
					form.phoneCodes.map(({ code }) => code),
				),
		faults: (draft?.faults ?? {}) as RegistrationFaults,
		dataCollection: draft ? draft.values.dataCollection === "on" : profile.person.dataCollection === true,
	};
};

export const loadPersonalData: LoadPrivate = async (cx, pageVisitor) => {
	const { shopper, profile: port, drafts, passkeys } = pageVisitor;
	const { paths, search, settings } = cx;
	const visitor = await readVisitor(shopper);
	if (!visitor.registered) return { redirect: paths.at("signIn", { back: "personalData" }), status: 302 };
	const [profile, ownPasskeys, csrf] = await Promise.all([
		port.read(),
		visitor.agent ? undefined : passkeys.list(),
		pageVisitor.formToken(),
	]);
	const error = ERRORS.find((one) => one === search.get("error"));
	const form = FORMS.find((one) => one === search.get("form"));
	const storedDraft = error ? await drafts.read(PERSONAL_DATA_DRAFT) : null;
	const draft =
		storedDraft?.values.owner === visitor.customerId && storedDraft?.values.form === form
			? storedDraft
			: null;
	const isEditing = search.get("edit") === "profile" || (form === "profile" && error !== undefined);
	const data: PersonalDataData = {
		navigation: accountNavigation(cx, "personalData"),
		href: paths.at("personalData"),
		owner: visitor.customerId ?? "",
		csrf,
		person: profile && personRows(profile, cx),
		editHref: paths.at("personalData", { edit: "profile" }),
		personForm: profile && isEditing ? toForm(profile, cx, form === "profile" ? draft : null) : undefined,
		signIn:
			!profile || visitor.agent
				? undefined
				: {
						email: profile.email ?? "",
						newEmail: form === "email" ? draft?.values.email : undefined,
						hasPassword: profile.hasPassword,
						policy: settings.passwordPolicy,
					},
		passkeys: ownPasskeys,
		timeZone: cx.timeZone,
		accounts:
			!profile || visitor.agent
				? undefined
				: settings.identityProviders.map(({ id, name, script }) => ({
						id,
						name,
						inPage: script ? true : undefined,
						isLinked: profile.linkedProviders.includes(id),
					})),
		account:
			!profile || visitor.agent
				? undefined
				: {
						downloadHref: `${paths.api()}/personal-data`,
						consentHref: paths.at("consent"),
						refusesAgents: profile.refusesAgents,
						agentsTexts: {
							now: cx.t(profile.refusesAgents ? "agentsSwitch.refused" : "agentsSwitch.allowed"),
							change: cx.t(profile.refusesAgents ? "agentsSwitch.allow" : "agentsSwitch.refuse"),
						},
					},
		form,
		error,
		notice: NOTICES.find((one) => one === search.get("notice")),
	};
	const title = cx.t("account.pages.personalData");
	return {
		page: {
			kind: "personal-data",
			data,
			status: profile ? 200 : 503,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: title, robots: "noindex, follow" }),
		},
	};
};
