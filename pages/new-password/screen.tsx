import { NewPasswordForm } from "../../client/features/identity/new-password-form.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import page from "../../client/styles/titled-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { NewPasswordData } from "./contract.ts";

export function Screen({ data }: { data: NewPasswordData }) {
	const { t } = useTranslation();
	return (
		<main id="main" className={classNames(page.page, page.pair)}>
			<div className={page.head}>
				<h1 className={type_.display}>{t("newPassword.title")}</h1>
			</div>
			<div className={page.form}>
				<NewPasswordForm data={data} onDone={() => location.replace(data.signInHref)} />
			</div>
		</main>
	);
}
