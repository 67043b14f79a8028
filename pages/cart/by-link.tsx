import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import styles from "./by-link.module.css";
import type { CartData } from "./contract.ts";

export function ByLink({ collect, share }: Pick<CartData, "collect" | "share">) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<section className={styles.link} aria-labelledby="by-link">
			<h2 id="by-link" className={type_.title}>
				{t(collect ? "cart.collectTitle" : "cart.shareTitle")}
			</h2>
			<p className={type_.muted}>{t(collect ? "cart.collectHint" : "cart.shareHint")}</p>
			{share?.link && !collect ? (
				<p className={styles.address} dir="ltr">
					{share.link}
				</p>
			) : null}
			<form method="post" action={shell.cartHref}>
				<input type="hidden" name="intent" value={collect ? "collect" : "share"} />
				{collect ? <input type="hidden" name="code" value={collect} /> : null}
				<button type="submit" className={classNames(button.button, collect && button.dark, button.wide)}>
					{t(collect ? "cart.collect" : "cart.share")}
				</button>
			</form>
		</section>
	);
}
