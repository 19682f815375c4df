export default {
  'server.tooMany': 'That was a lot of pictures. Wait a few minutes, then try again.',
  'server.tooLarge': 'The picture is larger than 5 MB. Make it smaller and choose it again.',
  'server.notAPicture': 'We could not read that file. Choose a PNG, JPEG or WebP picture that does not move.',
} as const;
