import page from "../../client/features/account/account-page.module.css";
import { AccountPage } from "../../client/features/account/account-page.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { CheckboxField, InputField, SelectField } from "../../client/ui/forms/form-field.tsx";
import { Tabs } from "../../client/ui/tabs/tabs.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import { isFamilyNameFirst } from "../../shared/domain/identity/family-name-first.ts";
import { BrandChoices } from "./brand-choices.tsx";
import { Choice, Choices } from "./choice.tsx";
import type { NewsletterPreferenceCenterData } from "./contract.ts";
import { Requests } from "./requests.tsx";
import styles from "./screen.module.css";

type Preferences = NonNullable<NewsletterPreferenceCenterData["preferences"]>;

export function Screen({ data }: { data: NewsletterPreferenceCenterData }) {
	const { t } = useTranslation();
	const { navigation, preferences, unprovenEmail, requests, unsubscribeHref, error, notice } = data;
	const notices = {
		saved: t("preferences.saved"),
		removed: t("preferences.removed"),
		mustConfirm: t("newsletterForm.confirm"),
		accessMailed: t("newsletterPage.accessMailed"),
	};
	return (
		<AccountPage links={navigation} data={data}>
			<h1 className={type_.display}>{t("preferences.title")}</h1>
			{notice ? <Outcome>{notices[notice]}</Outcome> : null}
			{error === "changed" ? <Outcome isRefused>{t("account.changed")}</Outcome> : null}
			{error === "unavailable" || !(preferences || unprovenEmail) ? (
				<Outcome isRefused>{t("error.unavailable")}</Outcome>
			) : null}
			{unprovenEmail && notice !== "accessMailed" ? <Proof email={unprovenEmail} data={data} /> : null}
			{preferences ? (
				<Tabs
					label={t("preferences.title")}
					initial={notice === "removed" ? "requests" : undefined}
					tabs={[
						{
							id: "newsletter",
							title: t("account.pages.newsletterPreferenceCenter"),
							content: <PreferencesForm preferences={preferences} data={data} />,
						},
						{
							id: "requests",
							title: t("preferences.requests"),
							content: <Requests requests={requests} data={data} />,
						},
					]}
				/>
			) : null}
			{!preferences && requests ? (
				<section className={styles.requests} aria-labelledby="requests">
					<h2 id="requests" className={type_.title}>
						{t("preferences.requests")}
					</h2>
					<Requests requests={requests} data={data} />
				</section>
			) : null}
			<p>
				<a className={page.link} href={unsubscribeHref}>
					{t("unsubscribe.title")}
				</a>
			</p>
		</AccountPage>
	);
}

/** Offers to mail a link. Anyone can register with any address, so the preferences are shown after the customer has opened the link. */
function Proof({
	email,
	data: { href, owner },
}: {
	email: string;
	data: Pick<NewsletterPreferenceCenterData, "href" | "owner">;
}) {
	const { t } = useTranslation();
	return (
		<form method="post" action={href} className={styles.proof}>
			<p>
				{t("preferences.unproven")} <bdi>{email}</bdi>
			</p>
			<input type="hidden" name="owner" value={owner} />
			<button type="submit" name="intent" value="access" className={classNames(button.button, button.dark)}>
				{t("newsletterPage.mailLink")}
			</button>
		</form>
	);
}

function PreferencesForm({
	preferences,
	data: { href, owner, fault },
}: {
	preferences: Preferences;
	data: NewsletterPreferenceCenterData;
}) {
	const { t } = useTranslation();
	const { email, isSubscribed, contents, categories, channels } = preferences;
	return (
		<form method="post" action={href} className={styles.form}>
			<p className={type_.muted}>
				{t(isSubscribed ? "preferences.subscribed" : "preferences.notSubscribed")} <bdi>{email}</bdi>
			</p>
			<input type="hidden" name="owner" value={owner} />
			<Choices legend={t("preferences.channels")}>
				{channels.map(({ id, isChosen }) => (
					<Choice key={id} name="channel" id={id} isChosen={isChosen} label={t(`register.channels.${id}`)} />
				))}
			</Choices>
			<Choices legend={t("preferences.contents")}>
				{contents.map(({ id, isChosen }) => (
					<Choice
						key={id}
						name="content"
						id={id}
						isChosen={isChosen}
						label={t(`preferences.content.${id}`)}
					/>
				))}
			</Choices>
			<Choices legend={t("preferences.categories")}>
				{categories.map(({ id, name, isChosen }) => (
					<Choice key={id} name="category" id={id} isChosen={isChosen} label={name} />
				))}
			</Choices>
			<Choices legend={t("newsletterForm.newsFor")}>
				{preferences.newsFor.map(({ id, isChosen }) => (
					<Choice
						key={id}
						name="newsFor"
						id={id}
						isChosen={isChosen}
						label={t(`newsletterForm.newsForChoice.${id}`)}
					/>
				))}
			</Choices>
			<Brands preferences={preferences} />
			<Profile profile={preferences.profile} fault={fault} />
			<Consents preferences={preferences} />
			<button type="submit" className={classNames(button.button, button.dark)}>
				{t("account.save")}
			</button>
		</form>
	);
}

function Brands({ preferences: { brands } }: { preferences: Preferences }) {
	const { t } = useTranslation();
	if (brands.length === 0) return null;
	const groups = [
		{ name: "brand", legend: t("preferences.brands"), isChosen: "isPreferred" },
		{ name: "followed", legend: t("preferences.followedBrands"), isChosen: "isFollowed" },
	] as const;
	return groups.map(({ name, legend, isChosen }) => (
		<BrandChoices
			key={name}
			name={name}
			legend={legend}
			brands={brands.map((brand) => ({ name: brand.name, isChosen: brand[isChosen] }))}
		/>
	));
}

function Consents({ preferences }: { preferences: Preferences }) {
	const { t } = useTranslation();
	return (
		<fieldset className={styles.consents}>
			<legend className={type_.label}>{t("register.preferences")}</legend>
			<input type="hidden" name="consents" value="asked" />
			{(["dataCollection", "privacy"] as const).map((name) => (
				<CheckboxField
					key={name}
					id={`newsletter-${name}`}
					name={name}
					label={t(`newsletterForm.${name}`)}
					defaultChecked={preferences[name]}
				/>
			))}
		</fieldset>
	);
}

function Profile({
	profile: { firstName, lastName, gender, birthday },
	fault,
}: Pick<Preferences, "profile"> & Pick<NewsletterPreferenceCenterData, "fault">) {
	const { t } = useTranslation();
	const readFault = (name: string) => (fault?.field === name ? fault.text : "");
	const { locale } = usePlace();
	const names = [
		{ name: "firstName", autoComplete: "given-name", value: firstName },
		{ name: "lastName", autoComplete: "family-name", value: lastName },
	] as const;
	return (
		<fieldset className={classNames(field.form, page.form, styles.profile)}>
			<legend className={type_.label}>{t("preferences.profile")}</legend>
			{(isFamilyNameFirst(locale.language) ? names.toReversed() : names).map(
				({ name, autoComplete, value }) => (
					<InputField
						key={name}
						id={`newsletter-${name}`}
						name={name}
						type="text"
						label={t(`register.${name}`)}
						optional={t("register.optional")}
						error={readFault(name)}
						autoComplete={autoComplete}
						defaultValue={value}
						maxLength={100}
					/>
				),
			)}
			<InputField
				id="newsletter-birthday"
				name="birthday"
				type="date"
				label={t("register.birthday")}
				optional={t("register.optional")}
				error={readFault("birthday")}
				autoComplete="bday"
				defaultValue={birthday}
			/>
			<SelectField
				id="newsletter-gender"
				name="gender"
				label={t("register.gender")}
				error=""
				defaultValue={gender || "0"}
				options={(["0", "1", "2", "3"] as const).map((value) => ({
					value,
					label: t(`register.genders.${value}`),
				}))}
			/>
		</fieldset>
	);
}
