import page from "../../client/features/account/account-page.module.css";
import { AccountPage } from "../../client/features/account/account-page.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { EmailField } from "../../client/ui/forms/contact-fields.tsx";
import field from "../../client/ui/forms/field.module.css";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { NewsletterUnsubscribeData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: NewsletterUnsubscribeData }) {
	const { t } = useTranslation();
	const { navigation, isDone, subscribeHref, words } = data;
	return (
		<AccountPage links={navigation} data={data}>
			<h1 className={type_.display}>{t("unsubscribe.title")}</h1>
			{isDone ? (
				<>
					<Outcome>{words.done}</Outcome>
					<p>
						<a className={page.link} href={subscribeHref}>
							{words.again}
						</a>
					</p>
				</>
			) : (
				<UnsubscribeForm data={data} />
			)}
		</AccountPage>
	);
}

function UnsubscribeForm({
	data: { href, reasons, words, email, reason, error },
}: {
	data: NewsletterUnsubscribeData;
}) {
	const { t } = useTranslation();
	return (
		<form method="post" action={href} className={classNames(field.form, page.form)} noValidate>
			<p className={type_.muted}>{words.hint}</p>
			<Outcome isRefused className={field.fault}>
				{error === "unavailable" ? t("error.unavailable") : ""}
			</Outcome>
			<EmailField
				id="unsubscribe-email"
				label={t("signIn.email")}
				error={error === "invalidEmail" ? t("notify.invalidEmail") : ""}
				defaultValue={email}
			/>
			<fieldset className={styles.reasons}>
				<legend className={type_.small}>
					{words.why} <span className={type_.muted}>({t("register.optional")})</span>
				</legend>
				{reasons.map(({ value, label }) => (
					<label key={value} className={field.checkbox}>
						<input type="radio" name="reason" value={value} defaultChecked={value === reason} />
						<span>{label}</span>
					</label>
				))}
			</fieldset>
			<button type="submit" className={classNames(button.button, button.dark)}>
				{t("unsubscribe.submit")}
			</button>
		</form>
	);
}
