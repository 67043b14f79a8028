import { useState } from "react";
import { NewsletterForm } from "../../client/features/newsletter/newsletter-form.tsx";
import { SignUpPerson } from "../../client/features/newsletter/sign-up-person.tsx";
import { useWayBack } from "../../client/state/last-route.ts";
import { useTranslation } from "../../client/state/texts.ts";
import page from "../../client/styles/titled-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { EmailField } from "../../client/ui/forms/contact-fields.tsx";
import field from "../../client/ui/forms/field.module.css";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { NewsletterData } from "./contract.ts";

export function Screen({ data }: { data: NewsletterData }) {
	const { t } = useTranslation();
	const back = useWayBack();
	const { words, notice } = data;
	const texts = {
		subscribed: words.done,
		mustConfirm: words.confirm,
		confirmed: t("newsletterPage.confirmed"),
		accessMailed: t("newsletterPage.accessMailed"),
	};
	const [message, say] = useState(notice && texts[notice]);
	return (
		<main id="main" className={page.page}>
			<div className={page.head}>
				<h1 className={type_.display}>{t("newsletter.title")}</h1>
				<Outcome>{message ?? ""}</Outcome>
				{data.isCodeWrong ? <Outcome isRefused>{t("newsletterPage.wrongCode")}</Outcome> : null}
			</div>
			<div className={page.narrow}>
				{data.mayConfirm ? <Confirm data={data} /> : null}
				{message ? (
					<a className={button.button} href={back}>
						{t("cart.continue")}
					</a>
				) : data.mayConfirm ? null : (
					<>
						<NewsletterForm
							words={words}
							source="page"
							error={data.error}
							typed={data.typed}
							Person={SignUpPerson}
							onDone={say}
						/>
						<Access href={data.href} />
					</>
				)}
			</div>
		</main>
	);
}

function Confirm({ data: { href, error } }: { data: NewsletterData }) {
	const { t } = useTranslation();
	return (
		<form method="post" action={href} className={field.form}>
			<p>{t("newsletterPage.confirmHint")}</p>
			{error ? <Outcome isRefused>{t("error.unavailable")}</Outcome> : null}
			<button
				type="submit"
				name="intent"
				value="confirm"
				className={classNames(button.button, button.dark, button.wide)}
			>
				{t("newsletterPage.confirm")}
			</button>
		</form>
	);
}

function Access({ href }: { href: string }) {
	const { t } = useTranslation();
	return (
		<details>
			<summary className={type_.link}>{t("newsletterPage.access")}</summary>
			<form method="post" action={href} className={field.form} noValidate>
				<p className={type_.muted}>{t("newsletterPage.accessHint")}</p>
				<EmailField id="newsletter-access" label={t("newsletterPage.accessEmail")} error="" />
				<button type="submit" name="intent" value="access" className={button.button}>
					{t("newsletterPage.mailLink")}
				</button>
			</form>
		</details>
	);
}
