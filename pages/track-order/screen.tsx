import { FindOrderFields } from "../../client/features/orders/find-order-fields.tsx";
import { useFindOrderError } from "../../client/features/orders/use-find-order-error.ts";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import page from "../../client/styles/narrow-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { TrackOrderData } from "./contract.ts";

export function Screen({ data: { error, action, returnHref, values, proof } }: { data: TrackOrderData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const errorText = useFindOrderError(proof);
	return (
		<main id="main" className={page.page}>
			<h1 className={type_.display}>{t("order.trackTitle")}</h1>
			<p className={type_.muted}>{t(proof === "email" ? "order.trackHintEmail" : "order.trackHint")}</p>
			<form method="post" action={action} className={field.form} noValidate>
				<Outcome isRefused className={field.fault}>
					{error ? errorText(error) : ""}
				</Outcome>
				<FindOrderFields values={values} proof={proof} />
				<button type="submit" className={classNames(button.button, button.dark, button.wide)}>
					{t("order.find")}
				</button>
			</form>
			<p>
				<a className={page.link} href={returnHref}>
					{t("returns.title")}
				</a>
			</p>
			<p>
				<a className={page.link} href={shell.helpHref}>
					{t("shell.help")}
				</a>
			</p>
		</main>
	);
}
