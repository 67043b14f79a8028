import * as z from "zod";

const properties = z.record(z.string(), z.json());
export const jsonLdSchema = z.union([properties, z.array(properties).max(20)]);

/** Keys are minimum widths in pixels. */
export const breakpointsSchema = z.record(
	z.string().regex(/^\d{1,4}$/, "must be a width in pixels"),
	z.strictObject({
		slidesPerView: z.number().min(1).max(10).optional(),
		spaceBetween: z.number().int().min(0).max(200).optional(),
	}),
);

const icon = z.string().max(50).optional();
export const controlsSchema = z.strictObject({
	playIcon: icon,
	pauseIcon: icon,
	muteIcon: icon,
	unmuteIcon: icon,
	size: z.number().int().min(10).max(100).default(25),
});
