import { RegisterForm } from "../../client/features/identity/register-form.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import page from "../../client/styles/titled-page.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { RegisterData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: RegisterData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<main id="main" className={classNames(page.page, page.pair)}>
			<div className={page.head}>
				<h1 className={type_.display}>{t("register.title")}</h1>
				<p className={type_.muted}>
					{data.provider
						? t(data.asks?.includes("privacy") ? "register.withProvider" : "register.incomplete", {
								provider: data.provider.name,
							})
						: data.order
							? t("register.fromOrder", { orderNo: data.order.orderNo })
							: t(data.wishlistProductId ? "register.wishlistHint" : "register.hint")}
				</p>
				<p>
					<a className={styles.link} href={shell.signInHref}>
						{t("register.toSignIn")}
					</a>
				</p>
			</div>
			<div className={styles.form}>
				<RegisterForm data={data} />
			</div>
		</main>
	);
}
