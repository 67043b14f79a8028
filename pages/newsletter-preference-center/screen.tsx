import type { ReactNode } from "react";
import { AccountNavigation } from "../../client/features/account/account-navigation.tsx";
import page from "../../client/features/account/account-page.module.css";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import styles from "../newsletter-unsubscribe/screen.module.css";
import type { NewsletterPreferenceCenterData } from "./contract.ts";

/** What a customer is written about, and how (newsletter-9). */
export function Screen({ data }: { data: NewsletterPreferenceCenterData }) {
	const { t } = useTranslation();
	const { navigation, preferences, unsubscribeHref, error, notice } = data;
	return (
		<main id="main" className={page.page}>
			<AccountNavigation links={navigation} />
			<h1 className={type_.display}>{t("preferences.title")}</h1>
			{notice ? <p role="status">{t("preferences.saved")}</p> : null}
			{error === "changed" ? <p role="alert">{t("loyalty.changed")}</p> : null}
			{error === "unavailable" || !preferences ? <p role="alert">{t("error.unavailable")}</p> : null}
			{preferences ? <PreferencesForm preferences={preferences} data={data} /> : null}
			<p>
				<a className={page.link} href={unsubscribeHref}>
					{t("unsubscribe.title")}
				</a>
			</p>
		</main>
	);
}

function PreferencesForm({
	preferences: { email, isSubscribed, contents, categories, channels },
	data: { href, owner },
}: {
	preferences: NonNullable<NewsletterPreferenceCenterData["preferences"]>;
	data: NewsletterPreferenceCenterData;
}) {
	const { t } = useTranslation();
	return (
		<form method="post" action={href} className={classNames(field.form, page.form)}>
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
			<button type="submit" className={classNames(button.button, button.dark)}>
				{t("account.save")}
			</button>
		</form>
	);
}

const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
	<fieldset className={styles.reasons}>
		<legend className={type_.label}>{legend}</legend>
		{children}
	</fieldset>
);

const Choice = ({
	name,
	id,
	label,
	isChosen,
}: {
	name: string;
	id: string;
	label: string;
	isChosen: boolean;
}) => (
	<label className={field.checkbox}>
		<input type="checkbox" name={name} value={id} defaultChecked={isChosen} />
		<span>{label}</span>
	</label>
);
