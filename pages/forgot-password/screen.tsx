import { ForgotPasswordForm } from "../../client/features/identity/forgot-password-form.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import page from "../../client/styles/titled-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { ForgotPasswordData } from "./contract.ts";

export function Screen({ data }: { data: ForgotPasswordData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<main id="main" className={classNames(page.page, page.pair)}>
			<div className={page.head}>
				<h1 className={type_.display}>{t("resetPassword.title")}</h1>
			</div>
			<div className={page.form}>
				<ForgotPasswordForm {...data} />
				<a className={page.link} href={shell.signInHref}>
					{t("resetPassword.back")}
				</a>
			</div>
		</main>
	);
}
