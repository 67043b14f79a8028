import { useId } from "react";
import { SignedIn } from "../../client/features/identity/signed-in.tsx";
import { usePath, usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import page from "../../client/styles/titled-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { EmailField } from "../../client/ui/forms/contact-fields.tsx";
import field from "../../client/ui/forms/field.module.css";
import type { AgentData } from "./contract.ts";

export function Screen({ data: { acting, error } }: { data: AgentData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const path = usePath();
	const id = useId();
	const message = error
		? error === "invalidEmail"
			? t("notify.invalidEmail")
			: t(`agent.error.${error}`)
		: "";
	return (
		<main id="main" className={page.page}>
			<div className={page.head}>
				<h1 className={type_.display}>{t("agent.title")}</h1>
			</div>
			{acting ? (
				<>
					<div className={page.form}>
						<p>{t("agent.acting", { name: acting.name })}</p>
						<p className={type_.muted}>{t("agent.until", { time: acting.until })}</p>
						<a className={page.link} href={shell.accountHref}>
							{t("account.title")}
						</a>
					</div>
					<SignedIn customer={{ registered: true, agentUntil: acting.until }} />
				</>
			) : (
				<div className={page.form}>
					<p className={type_.muted}>{t("agent.hint")}</p>
					<form method="post" action={path.split("?", 1)[0]} className={field.form}>
						<EmailField id={id} label={t("agent.email")} error={message} autoComplete="off" />
						<button type="submit" className={classNames(button.button, button.dark, button.wide)}>
							{t("agent.begin")}
						</button>
					</form>
				</div>
			)}
		</main>
	);
}
