/** The build resolves this module to the built studio (scripts/lib/studio/build-studio.ts). */
declare module "studio-files" {
	export const files: Readonly<Record<string, { type: string; body: string }>>;
}
