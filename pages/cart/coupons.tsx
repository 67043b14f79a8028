import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { CartData } from "./contract.ts";
import styles from "./coupons.module.css";

type CouponsProps = {
	basketId: string | null;
	coupons: CartData["basket"]["coupons"];
	message: CartData["coupon"];
};

export function Coupons({ basketId, coupons, message }: CouponsProps) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<section className={styles.coupons} aria-label={t("coupon.label")}>
			{coupons.length > 0 ? (
				<ul className={styles.codes}>
					{coupons.map(({ id: couponId, code, applied }) => (
						<li key={couponId}>
							<bdi>{code}</bdi>
							{applied ? null : <span className={type_.muted}>{t("coupon.waiting")}</span>}
							<form method="post" action={shell.cartHref}>
								<input type="hidden" name="intent" value="removeCoupon" />
								<button
									type="submit"
									name="couponId"
									value={couponId}
									className={styles.remove}
									aria-label={t("coupon.remove", { code })}
								>
									{t("cart.remove")}
								</button>
							</form>
						</li>
					))}
				</ul>
			) : null}
			<form method="post" action={shell.cartHref} className={styles.form}>
				<input type="hidden" name="intent" value="addCoupon" />
				<input type="hidden" name="basketId" value={basketId ?? ""} />
				<label htmlFor="coupon-code" className={classNames(type_.label, type_.muted)}>
					{t("coupon.label")}
				</label>
				<input
					id="coupon-code"
					name="code"
					required
					maxLength={256}
					defaultValue={message?.typed}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					dir="ltr"
					className={styles.code}
					aria-invalid={message?.isRefused || undefined}
					aria-describedby={message ? "coupon-message" : undefined}
				/>
				<button type="submit" className={button.button}>
					{t("coupon.apply")}
				</button>
			</form>
			{message ? (
				<Outcome
					id="coupon-message"
					isRefused={message.isRefused}
					className={message.isRefused ? styles.fault : styles.message}
				>
					{message.text}
				</Outcome>
			) : null}
		</section>
	);
}
