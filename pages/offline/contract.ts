export type OfflineData = { title: string; description: string };
